/**
 * Text on one line, trimmed, without characters that hide or reorder text: bidirectional marks, overrides and
 * isolates, zero-width, blank and control characters, lone surrogates, and more than four combining marks on one
 * letter. Markup stays, as text.
 */
export function displaySafe(text: string): string {
  // Most texts are plain words separated by single spaces; checking that is many times faster than cleaning.
  // Stryker disable next-line ConditionalExpression,Regex: only slower; the replacements give the same text.
  if (/^[!-~]+(?: [!-~]+)*$/.test(text)) return text;
  return text
    .replace(/[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
