/** @jest-environment node */
import { weightRows } from '@donate-impact/shared/scoring';
import { freeWeights, getSliders } from './sliders';

it('gives every factor its proportion of the total', () => {
  const sliders = { competitiveness: 100, fundingGap: 50, time: 50, issueMatch: 0 };

  expect(freeWeights(sliders)).toEqual({
    competitiveness: 0.5,
    fundingGap: 0.25,
    time: 0.25,
    issueMatch: 0,
  });
});

it.each(Object.entries(weightRows))('restores the row %s from its sliders', (_, row) => {
  expect(freeWeights(getSliders(row))).toEqual(row);
});

it('gives no factor any weight when every slider is at 0', () => {
  const none = { competitiveness: 0, fundingGap: 0, time: 0, issueMatch: 0 };

  expect(freeWeights(none)).toEqual(none);
});
