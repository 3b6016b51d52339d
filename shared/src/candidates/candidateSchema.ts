import {
  array,
  check,
  finite,
  type GenericSchema,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  picklist,
  pipe,
  string,
  transform,
} from 'valibot';
import type { Candidate } from './Candidate';
import { displaySafe } from './displaySafe';

const dollars = pipe(number(), finite(), minValue(0), maxValue(100_000_000_000));
const percent = pipe(number(), finite(), minValue(0), maxValue(100));
// Longer ids, those with half a character or none, and those with a dot or two between slashes fit in no URL.
const id = pipe(
  string(),
  minLength(1),
  maxLength(500),
  check((value) => !/\0|(?:^|[/\\])\.\.?(?:[/\\]|$)|\p{Cs}/u.test(value)),
);

/**
 * The shape and the bounds of one record, for what can be scored and shown: dollars 0 to 100 billion, percent 0 to 100,
 * days within ±1,000,000, texts made display-safe. Quoted numbers and unknown ratings are rejected; extra keys are ignored.
 */
export const candidateSchema: GenericSchema<unknown, Candidate> = object({
  id,
  name: text(1, 1_000),
  district: text(1, 1_000),
  competitiveness: picklist(['tossup', 'lean', 'safe']),
  funding: object({ us: dollars, them: dollars }),
  polling: object({ us: percent, them: percent, moe: percent }),
  issues: pipe(
    array(text(0, 1_000)),
    maxLength(1_000),
    transform((issues) => [...new Set(issues.filter(Boolean))]),
  ),
  donationLeverage: picklist(['high', 'med-high', 'medium', 'low']),
  timeToElectionDays: pipe(number(), finite(), minValue(-1_000_000), maxValue(1_000_000)),
  profile: text(0, 100_000),
  site: string(),
});

function text(least: number, most: number) {
  return pipe(
    string(),
    maxLength(100_000),
    transform(displaySafe),
    minLength(least),
    maxLength(most),
  );
}
