import { type ColorName, dark, light } from './tokens';

const themes = { light, dark };

const grounds: ColorName[] = ['page', 'surface', 'sunken'];

/** Foreground and background of all text in use: at least 4.5 to 1 (WCAG 1.4.3). */
const textPairs: readonly (readonly [ColorName, ColorName])[] = [
  ...(['text', 'text-soft', 'muted', 'faint', 'accent', 'us', 'them', 'alert'] as const).flatMap(
    (name) => grounds.map((ground) => [name, ground] as const),
  ),
  ['accent-hover', 'page'],
  ['accent-hover', 'surface'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['text', 'accent-soft'],
  ['muted', 'accent-soft'],
  ['accent', 'accent-soft'],
  ['text', 'them-soft'],
  ['on-banner', 'banner'],
];

/** Edge and background of every control, mark and bar in use: at least 3 to 1 (WCAG 1.4.11). */
const controlPairs: readonly (readonly [ColorName, ColorName])[] = [
  ...(['control', 'focus', 'accent', 'us', 'them'] as const).flatMap((name) =>
    grounds.map((ground) => [name, ground] as const),
  ),
  ['us', 'track'],
  ['them', 'track'],
  ['accent', 'accent-soft'],
];

describe.each(Object.entries(themes))('the %s colors', (_theme, colors) => {
  it.each(textPairs)('set %s on %s at 4.5 to 1 or more', (front, ground) => {
    expect(contrast(colors, front, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controlPairs)('set the edge %s on %s at 3 to 1 or more', (front, ground) => {
    expect(contrast(colors, front, ground)).toBeGreaterThanOrEqual(3);
  });
});

function contrast(colors: Record<ColorName, string>, front: ColorName, ground: ColorName) {
  const [lighter = 0, darker = 0] = [luminance(colors[front]), luminance(colors[ground])].sort(
    (a, b) => b - a,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

/* https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
