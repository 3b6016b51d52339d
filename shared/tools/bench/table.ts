/** A table in Markdown; an empty cell where there is no figure. */
export function table(columns: string[], rows: (string | number | undefined)[][]) {
  const line = columns.map((_, index) => (index === 0 ? '---' : '---:'));
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? Number(cell.toFixed(2)) : (cell ?? ''))),
  );
  return [columns, line, ...cells].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

export function calculateMedian(values: number[] = []) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
