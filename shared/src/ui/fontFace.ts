/** Where browsers find the typeface; its name has the beginning of its SHA-256, because they keep it for a year. */
export const fontUrl = '/host/static/font/publicSans.e2ffa61bcb.woff2';

/** The typeface first, then fonts that many devices have, adjusted to its measures: nothing moves when it arrives. */
export const fontFamily = `'Public Sans', 'Arial as Public Sans', 'DejaVu as Public Sans', system-ui, sans-serif`;

/**
 * The faces of that family. The file is Public Sans 2.001 from @fontsource-variable/public-sans 5.3.0, with the weights 400
 * to 700 and the letters of Western Europe: `subsetFont(latin, text, { targetFormat: 'woff2', variationAxes: { wght: { min:
 * 400, max: 700 } } })` of subset-font 2.9.0, where `text` is U+0020 to 7E, U+00A0 to FF and –—‘’“”…−→↑↓•.
 */
export const fontFaces = [
  `@font-face { font-family: 'Public Sans'; src: url(${fontUrl}) format('woff2'); font-weight: 400 700; font-display: swap; }`,
  createFallback('Arial', '400', ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica Neue'], 1.049),
  createFallback('Arial', '600 700', ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], 1.004),
  createFallback('DejaVu', '400', ['DejaVu Sans'], 0.908),
  createFallback('DejaVu', '600 700', ['DejaVu Sans Bold'], 0.819),
].join('\n');

/** A face as wide as Public Sans, on average, and with its ascent of 0.95 and its descent of 0.225 of the size. */
function createFallback(name: string, weight: string, fonts: readonly string[], size: number) {
  const percent = (share: number) => `${(100 * share).toFixed(2)}%`;
  const sources = fonts.map((font) => `local('${font}')`).join(', ');
  return (
    `@font-face { font-family: '${name} as Public Sans'; src: ${sources}; font-weight: ${weight}; size-adjust: ${percent(size)}; ` +
    `ascent-override: ${percent(0.95 / size)}; descent-override: ${percent(0.225 / size)}; line-gap-override: 0%; }`
  );
}
