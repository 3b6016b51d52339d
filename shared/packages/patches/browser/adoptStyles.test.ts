type Styled = typeof import('styled-components');

// One class for a component, and one for what extends it.
const ofShell = `
@keyframes turn{to{top:0;}}/*!sc*/
data-styled.g2[id="sc-keyframes-turn"]{content:"turn,"}/*!sc*/
.red{color:red;}/*!sc*/
@media (width>1px){.red{margin:0;}}/*!sc*/
data-styled.g3[id="base"]{content:"red,"}/*!sc*/
.wide{width:9px;}/*!sc*/
data-styled.g5[id="extended"]{content:"wide,"}/*!sc*/
`;
// The animation is one of the shell’s, too.
const ofFragment = `
@keyframes turn{to{top:0;}}/*!sc*/
data-styled.g2[id="sc-keyframes-turn"]{content:"turn,"}/*!sc*/
.page{margin:0;}/*!sc*/
data-styled.g3[id="page"]{content:"page,"}/*!sc*/
`;

beforeEach(() => {
  process.env.SC_DISABLE_SPEEDY = 'false';
  jest.resetModules();
  document.head.innerHTML = style(ofShell);
  document.body.innerHTML = `<main>${style(ofFragment)}</main>`;
});

afterEach(() => {
  delete process.env.SC_DISABLE_SPEEDY;
  document.head.replaceChildren();
});

it('styles of the html stay, and the library knows them', () => {
  const before = [...document.querySelectorAll('style')];

  const sheet = adopted();

  expect([...document.head.querySelectorAll('style')].slice(0, 2)).toEqual(before);
  expect(sheet.hasNameForId('base', 'red')).toBe(true);
  expect(sheet.hasNameForId('page', 'page')).toBe(true);
  expect(sheet.hasNameForId('base', 'page')).toBe(false);
});

it('rules that come later stand before those of what extends their component', () => {
  const sheet = adopted();

  sheet.insertRules('base', 'blue', ['.blue{color:blue;}']);
  sheet.insertRules('new', 'new', ['.new{margin:1px;}']);
  sheet.insertRules('page', 'big', ['.big{margin:2px;}']);

  expect(classes()).toEqual([['.red', '.blue', '.wide'], ['.page'], ['.big'], ['.new'], []]);
});

it('rules of a component that come later are in a sheet of its own', () => {
  const sheet = adopted();

  sheet.insertRules('new', 'first', ['.first{margin:1px;}', '.first b{margin:0;}']);
  sheet.insertRules('newer', 'second', ['.second{margin:1px;}', '.second b{margin:0;}']);
  sheet.insertRules('new', 'third', ['.third{margin:1px;}']);

  expect(classes().slice(2)).toEqual([
    ['.first', '.first b', '.third'],
    ['.second', '.second b'],
    [],
  ]);
});

it('all rules of a component can be removed, wherever they are', () => {
  const sheet = adopted();
  sheet.insertRules('base', 'blue', ['.blue{color:blue;}']);
  sheet.insertRules('new', 'new', ['.new{margin:1px;}']);

  sheet.clearRules('base');
  sheet.clearRules('new');

  expect(classes()).toEqual([['.wide'], ['.page'], [], []]);
});

it('a rule that the browser does not know does not count', () => {
  const sheet = adopted();

  sheet.insertRules('base', 'odd', ['}', '.odd{color:blue;}']);
  sheet.insertRules('base', 'odder', ['.odder{color:blue;}']);

  expect(classes()).toEqual([['.red', '.odd', '.odder', '.wide'], ['.page'], []]);
});

function style(css: string) {
  return `<style data-styled="true" data-styled-version="${version()}">${css}</style>`;
}

function version() {
  return jest.requireActual<Styled>('styled-components').version;
}

/** The library’s sheet after the page’s styles have been adopted. */
function adopted() {
  require('./adoptStyles');
  return jest.requireActual<Styled>('styled-components').__PRIVATE__.mainSheet;
}

/** The classes that have rules, by sheet. */
function classes() {
  return [...document.querySelectorAll('style')].map(({ sheet }) =>
    [...(sheet?.cssRules ?? [])].flatMap((rule) => {
      const { selectorText = '' } = rule as CSSStyleRule;
      return selectorText.startsWith('.') ? [selectorText] : [];
    }),
  );
}
