import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { computeHash } from '@donate-impact/build/release';
import { type Candidate, parseCandidates } from '@donate-impact/shared/candidates';
import { scoreCandidate, scorePercent } from '@donate-impact/shared/scoring';
import { format, root } from '../start/commands.mjs';
import { calculateFigures } from './calculateFigures';
import { everyAnswer } from './orderFigures';

/** Where the audit's files are: the page `/audit` imports the figures and links to both. */
export const folder = join(root, 'remote-marketing/src/audit');

const text = readFileSync(join(root, 'shared/data/candidates.json'));

/** The candidates of the data file as it is. */
export const { candidates } = parseCandidates(JSON.parse(text.toString()));

// Counts over all answers whom the ranking puts first, and writes what the page /audit shows: `npm run audit -w remote-marketing`.
if (process.argv[1] === import.meta.filename)
  for (const [name, content] of Object.entries(audited()))
    writeFileSync(join(folder, name), format(name, JSON.stringify(content)));

/** The audit of these candidates, by file. */
export function audited() {
  const file = computeHash(text);
  return {
    'figures.json': calculateFigures(candidates, file),
    'scores.json': calculateScores(candidates, file),
  };
}

/** Every score in percent: under each answer, those of the candidates in the order of `candidates`. */
function calculateScores(candidates: readonly Candidate[], file: string) {
  return {
    file,
    candidates: candidates.map(({ id }) => id),
    answers: everyAnswer.map((answer) => ({
      ...answer,
      percent: candidates.map((candidate) => scorePercent(scoreCandidate(candidate, answer))),
    })),
  };
}
