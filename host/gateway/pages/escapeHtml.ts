const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for HTML, on one line. */
export function escapeHtml(text: string) {
  return (
    text
      .replace(/[&<>"]/g, (character) => entities[character] ?? '')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced
      .replace(/[\x00-\x1f\x7f\u2028\u2029]+/g, ' ')
  );
}
