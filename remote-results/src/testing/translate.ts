/** Replaces every text node below an element, as translators of browsers do. */
export function translate(root: Element) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    if (text.parentElement?.closest('svg, font') || !text.data.trim()) continue;
    text.replaceWith(font);
    font.append(text.data);
  }
}
