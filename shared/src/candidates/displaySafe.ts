/**
 * Text on one line, trimmed, without characters that hide or reorder what is written: bidirectional marks,
 * overrides and isolates, zero-width and control characters, half surrogates. Markup stays, as text.
 */
export function displaySafe(text: string): string {
  // Most texts are plain words between single spaces; telling so is many times faster than mending.
  if (/^[!-~]+(?: [!-~]+)*$/.test(text)) return text;
  return text
    .replace(/[\p{Cf}\p{Cs}]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
