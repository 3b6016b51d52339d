import candidates from '@donate-impact/shared/data/candidates.json';
import { candidateCount } from './Proof';

it('counts the candidates of the data file', () => {
  expect(candidateCount).toBe(candidates.length);
});
