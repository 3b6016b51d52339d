import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { computeHash } from '@donate-impact/build/release';
import { parseCandidates } from '@donate-impact/shared/candidates';
import { root } from '../start/commands.mjs';
import { calculateFigures } from './calculateFigures';
import { calculateScores } from './calculateScores';

/** Where the audit's files are: the page `/audit` imports the figures and links to both. */
export const folder = join(root, 'remote-marketing/src/audit');

const text = readFileSync(join(root, 'shared/data/candidates.json'));

/** The candidates of the data file as it is. */
export const { candidates } = parseCandidates(JSON.parse(text.toString()));

/** The audit of these candidates, by file. */
export function audited() {
  const file = computeHash(text);
  return {
    'figures.json': calculateFigures(candidates, file),
    'scores.json': calculateScores(candidates, file),
  };
}
