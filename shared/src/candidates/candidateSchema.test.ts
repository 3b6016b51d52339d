import { safeParse } from 'valibot';
import { aCandidate } from './aCandidate';
import { candidateSchema } from './candidateSchema';
import { parseCandidates } from './parseCandidates';

it('lets a good record through as it is', () => {
  expect(parseCandidates([aCandidate()])).toEqual({ candidates: [aCandidate()], unreadable: 0 });
});

it.each(Object.keys(aCandidate()))('refuses a record without %s', (key) => {
  const record: Record<string, unknown> = { ...aCandidate() };
  delete record[key];

  expect(fits(record)).toBe(false);
});

it.each(Object.keys(aCandidate()))(
  'refuses null, a number in a list and an object as %s',
  (key) => {
    for (const wrong of [null, [7], { wrong: true }]) {
      expect(fits({ ...aCandidate(), [key]: wrong })).toBe(false);
    }
  },
);

it.each([
  { id: '' },
  { id: '../x' },
  { id: '__proto__' },
  { id: 'constructor' },
  { id: 'two words' },
  { id: 'a'.repeat(65) },
  { id: 7 },
  { name: '' },
  { name: ' \u200b\u202e ' },
  { name: 'a'.repeat(201) },
  { district: '' },
  { competitiveness: 'Toss-up' },
  { competitiveness: 'toString' },
  { donationLeverage: 'highest' },
  { funding: { us: -1, them: 0 } },
  { funding: { us: '1000000', them: 0 } },
  { funding: { us: Number.NaN, them: 0 } },
  { funding: { us: 0, them: Number.POSITIVE_INFINITY } },
  { funding: { us: 0, them: 1e12 } },
  { funding: { us: 0 } },
  { polling: { us: 101, them: 0, moe: 3 } },
  { polling: { us: 50, them: -1, moe: 3 } },
  { polling: { us: 50, them: 40, moe: 'NaN' } },
  { issues: 'climate' },
  { issues: [''] },
  { issues: ['a'.repeat(65)] },
  { issues: Array.from({ length: 51 }, (_, index) => `issue-${index}`) },
  { timeToElectionDays: 1.5 },
  { timeToElectionDays: '32' },
  { timeToElectionDays: 10_001 },
  { timeToElectionDays: -10_001 },
])('refuses %j', (said) => {
  expect(fits({ ...aCandidate(), ...said })).toBe(false);
});

it.each([
  { funding: { us: 0, them: 0 } },
  { timeToElectionDays: 400 },
  { timeToElectionDays: -3 },
  { issues: [] },
  { issues: ['underwater-basketry'] },
  { name: '<img src=x onerror=alert(1)>' },
  { profile: '' },
  { site: 'javascript:alert(1)' },
])('keeps %j as it is', (said) => {
  const record = { ...aCandidate(), ...said };

  expect(parseCandidates([record]).candidates).toEqual([record]);
});

it('drops keys that it does not know and issues that are said twice', () => {
  const record = { ...aCandidate(), issues: ['climate', 'climate'], party: 'none', score: 1 };

  expect(parseCandidates([record]).candidates).toEqual([aCandidate({ issues: ['climate'] })]);
});

it('takes out of texts what hides or reorders them', () => {
  const record = aCandidate({
    name: '  Elvira\u200b \u202eRuiz\u202c\n\ufeff',
    district: 'Al\u00adder\u2066 Bay\ud800',
  });
  const [candidate] = parseCandidates([record]).candidates;

  expect(candidate?.name).toBe('Elvira Ruiz');
  expect(candidate?.district).toBe('Alder Bay');
});

it.each(['\u3164', '\u034f', '\u2800', '\uffa0', '\u200b \u2060'])(
  'leaves out a record whose name nobody can see (%j)',
  (name) => {
    expect(parseCandidates([aCandidate({ name })])).toEqual({ candidates: [], unreadable: 1 });
  },
);

it('takes marks away that would pile up over the lines around', () => {
  const record = aCandidate({ name: `Ru${'\u0301'.repeat(60)}iz` });

  expect(parseCandidates([record]).candidates[0]?.name).toBe(`Ru${'\u0301'.repeat(4)}iz`);
});

it('keeps the first of several with the same id and counts the others', () => {
  const first = aCandidate({ name: 'First' });

  expect(parseCandidates([first, aCandidate({ name: 'Second' }), 'junk'])).toEqual({
    candidates: [first],
    unreadable: 2,
  });
});

it('does not mutate what it reads', () => {
  const json = Object.freeze([Object.freeze(aCandidate({ name: ' Elvira ' }))]);

  expect(() => parseCandidates(json)).not.toThrow();
});

function fits(record: unknown): boolean {
  return safeParse(candidateSchema, record).success;
}
