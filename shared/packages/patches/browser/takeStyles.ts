// Styles of the html, where styled-components does not find them: it would put their rules into a sheet of its own. Those
// of a page's fragment leave the markup that is hydrated.
for (const style of document.querySelectorAll('style[data-styled]')) {
  style.removeAttribute('data-styled');
  style.setAttribute('data-rendered', '');
  if (style.parentNode !== document.head) document.head.append(style);
}
