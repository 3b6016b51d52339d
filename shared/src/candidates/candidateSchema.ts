import {
  array,
  check,
  finite,
  type GenericSchema,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  picklist,
  pipe,
  regex,
  string,
  transform,
} from 'valibot';
import type { Candidate } from './Candidate';
import { displaySafe } from './displaySafe';

const dollars = pipe(number(), finite(), minValue(0), maxValue(100_000_000_000));
const percent = pipe(number(), finite(), minValue(0), maxValue(100));
const id = pipe(
  string(),
  regex(/^[A-Za-z0-9_-]{1,64}$/),
  check((value) => !(value in Object.prototype)),
);

/**
 * The shape and the bounds of one record: dollars 0 to 100 billion, percent 0 to 100, days a whole number within
 * ±10,000, texts made display-safe. Quoted numbers and unknown ratings are rejected; extra keys are ignored.
 */
export const candidateSchema: GenericSchema<unknown, Candidate> = object({
  id,
  name: text(1, 200),
  district: text(1, 200),
  competitiveness: picklist(['tossup', 'lean', 'safe']),
  funding: object({ us: dollars, them: dollars }),
  polling: object({ us: percent, them: percent, moe: percent }),
  issues: pipe(
    array(text(1, 64)),
    maxLength(50),
    transform((issues) => [...new Set(issues)]),
  ),
  donationLeverage: picklist(['high', 'med-high', 'medium', 'low']),
  timeToElectionDays: pipe(number(), integer(), minValue(-10_000), maxValue(10_000)),
  profile: text(0, 5_000),
  site: string(),
});

function text(least: number, most: number) {
  return pipe(
    string(),
    maxLength(10_000),
    transform(displaySafe),
    minLength(least),
    maxLength(most),
  );
}
