/**
 * Text on one line, trimmed, without characters that hide or reorder text: bidirectional marks, overrides and
 * isolates, zero-width, blank and control characters, lone surrogates, and combining marks that would pile up over nearby
 * lines. Joiners and variation selectors stay where they shape other scripts and emoji. Markup stays, as text.
 */
export function displaySafe(text: string): string {
  // Most texts are plain words separated by single spaces; checking that is many times faster than cleaning.
  // Stryker disable next-line ConditionalExpression,Regex: only slower; the replacements give the same text.
  if (/^[!-~]+(?: [!-~]+)*$/.test(text)) return text;
  return text
    .replace(shapedOrHidden, '$1')
    .replace(/(\p{Script=Inherited}{4})\p{Script=Inherited}+/gu, '$1')
    .replace(/(\p{M}{8})\p{M}+/gu, '$1')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

const plain = String.raw`(?!\p{scx=Latin}|\p{scx=Inherited}|\p{Default_Ignorable_Code_Point})`;
const shaped = String.raw`${plain}[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}][\u200c\u200d\p{Variation_Selector}]{1,2}`;
/** England, Scotland and Wales: a black flag and the letters of a region. */
const flag = String.raw`\u{1f3f4}[\u{e0061}-\u{e007a}]{3,6}\u{e007f}`;
const hidden = String.raw`[\p{Cs}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u2800]`;
const shapedOrHidden = new RegExp(`(${shaped}|${flag})|${hidden}`, 'gu');
