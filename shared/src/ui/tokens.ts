/** Every color of the site by name; each is a custom property `--color-<name>`. */
export type ColorName = keyof typeof light;

/** The colors on a light background. Teal is "us", rust is "them": neither is a party color. */
export const light = {
  page: '#f6f6f3',
  'page-behind': '#626261',
  surface: '#ffffff',
  sunken: '#ecece7',
  text: '#1b1b1b',
  'text-soft': '#3c3c3c',
  muted: '#5c5c5c',
  faint: '#666660',
  border: '#d5d5ce',
  control: '#71767a',
  accent: '#0f6460',
  'accent-hover': '#0a4a47',
  'on-accent': '#ffffff',
  'accent-soft': '#e0efed',
  us: '#0f6460',
  them: '#9c3d10',
  'them-soft': '#f8e9e0',
  track: '#d9d9d1',
  alert: '#9c3d10',
  focus: '#1b1b1b',
  banner: '#ffbe2e',
  'on-banner': '#1b1b1b',
};

/** The same names on a dark background. */
export const dark: Record<ColorName, string> = {
  page: '#141716',
  'page-behind': '#080909',
  surface: '#1d2120',
  sunken: '#272c2a',
  text: '#f1f2ee',
  'text-soft': '#d2d5d1',
  muted: '#b3b8b3',
  faint: '#9ea49f',
  border: '#3b413f',
  control: '#8d9491',
  accent: '#74cbc3',
  'accent-hover': '#a1e0da',
  'on-accent': '#07211f',
  'accent-soft': '#183835',
  us: '#5bb0a8',
  them: '#eea57c',
  'them-soft': '#40281c',
  track: '#39403e',
  alert: '#eea57c',
  focus: '#f1f2ee',
  banner: '#3b3116',
  'on-banner': '#f3d998',
};

/** The declarations of one theme, ready for a rule. */
export function declarations(colors: Record<ColorName, string>): string {
  return Object.entries(colors)
    .map(([name, value]) => `--color-${name}: ${value};`)
    .join('');
}
