/** Writes rows under a head, each column as wide as its widest cell. */
export function formatTable(head: string[], rows: string[][]) {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const lines = all.map((row) => {
    const cells = row.map((cell, column) => cell.padEnd(widths[column] ?? 0));
    return cells.join('  ').trimEnd();
  });
  return lines.join('\n');
}
