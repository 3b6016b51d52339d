type Expected = 'value' | 'first value' | 'key' | 'first key' | 'colon' | 'comma';

const values = { '{': 'first key', '[': 'first value', '"': 'comma', scalar: 'comma' } as const;
/** What JSON expects after a token, by what it expected before. After a comma, that depends on the bracket. */
const expectedNext: Record<Expected, Partial<Record<string, Expected>>> = {
  value: values,
  'first value': { ...values, ']': 'comma' },
  key: { '"': 'colon' },
  'first key': { '"': 'colon', '}': 'comma' },
  colon: { ':': 'value' },
  comma: { ',': 'value', ']': 'comma', '}': 'comma' },
};
const openings: Record<string, string> = { ']': '[', '}': '{' };
const tokenPattern = /"(?:[^"\\]|\\.)*"|[[\]{},:]|[^ \t\r\n[\]{},:"]+|"/gs;

/**
 * Finds places in a text that should be a list in JSON, for messages: `JSON.parse` does not always say where it failed.
 * @returns the positions of the list's entries, and of the first token that JSON does not allow, or the end of the text
 */
export function scanJson(text: string): { entries: number[]; fault: number } {
  const open: string[] = [];
  const entries: number[] = [];
  let expected: Expected = 'value';
  for (const { 0: token, index } of text.matchAll(tokenPattern)) {
    if (open.length === 1 && expected.endsWith('value') && token !== ']') entries.push(index);
    const kind = getKind(token);
    const next: Expected | undefined = expectedNext[expected][kind];
    const isMatched = !openings[kind] || open.pop() === openings[kind];
    if (!next || !isMatched) return { entries, fault: index };
    if (kind === '{' || kind === '[') open.push(kind);
    expected = kind === ',' && open.at(-1) === '{' ? 'key' : next;
  }
  return { entries, fault: text.length };
}

function getKind(token: string) {
  if (/^[[\]{},:]$/.test(token)) return token;
  try {
    return typeof JSON.parse(token) === 'string' ? '"' : 'scalar';
  } catch {
    return 'none';
  }
}
