/** A table in Markdown; an empty cell where there is no figure. */
export function table(columns: string[], rows: (string | number | undefined)[][]) {
  const line = columns.map((_, index) => (index === 0 ? '---' : '---:'));
  const cells = rows.map((row) =>
    row.map((cell = '') => (typeof cell === 'number' ? round(cell) : cell)),
  );
  return [columns, line, ...cells].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** A figure for a table, in bold if it misses its goal. */
export function mark(figure: number, isMissed: boolean) {
  return isMissed ? `**${round(figure)}**` : figure;
}

/** Rounds to three digits, and to thousandths. */
function round(figure: number) {
  return Number(Number(figure.toPrecision(3)).toFixed(3));
}

/** The value at a share of the sorted values. @param share 0.5 for their median */
export function calculateQuantile(values: number[] = [], share = 0.5) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}
