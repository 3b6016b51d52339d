/** Puts every text of the page into elements of its own, as a translator in the browser does. React keeps the removed nodes. */
export function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) translate(text);
}

function translate(text: Node) {
  const { parentElement: parent } = text;
  if (!parent || !text.textContent?.trim() || parent.closest('font, svg, script, style')) return;
  const outer = document.createElement('font');
  outer.appendChild(document.createElement('font')).textContent = text.textContent;
  parent.replaceChild(outer, text);
}
