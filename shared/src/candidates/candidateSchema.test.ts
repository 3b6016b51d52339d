import fc from 'fast-check';
import { safeParse } from 'valibot';
import { aCandidate } from '../testing/aCandidate';
import { candidateSchema } from './candidateSchema';
import { parseCandidates } from './parseCandidates';

it.each(Object.keys(aCandidate()))('refuses a record without %s', (key) => {
  const record: Record<string, unknown> = { ...aCandidate() };
  delete record[key];

  expect(fits(record)).toBe(false);
});

it.each(Object.keys(aCandidate()))(
  'refuses null, a number in a list and an object as %s',
  (key) => {
    for (const wrong of [null, [7], { wrong: true }])
      expect(fits({ ...aCandidate(), [key]: wrong })).toBe(false);
  },
);

it.each([
  { id: '' },
  { id: '.' },
  { id: '../x' },
  { id: '..' },
  { id: 'half \ud83d' },
  { id: 'a'.repeat(501) },
  { name: '' },
  { name: ' \u200b\u202e ' },
  { district: '' },
  { funding: { us: 0, them: -1 } },
  { polling: { us: 50, them: 40, moe: 101 } },
  { polling: { us: 50, them: 40 } },
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
  { issues: [7] },
  { timeToElectionDays: '32' },
  { timeToElectionDays: Number.NaN },
  { timeToElectionDays: Number.POSITIVE_INFINITY },
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
  { id: 'a' },
  { id: 'a'.repeat(500) },
  { id: 'Az09_-' },
  { id: '__proto__' },
  { id: 'constructor' },
  { id: 'two words' },
  { id: ' ruiz ' },
  { id: 'łódź/1?#%' },
  { name: 'a' },
  { name: 'a'.repeat(1_000) },
  { district: 'a'.repeat(1_000) },
  { funding: { us: 100_000_000_000, them: 100_000_000_000 } },
  { polling: { us: 0, them: 0, moe: 0 } },
  { polling: { us: 100, them: 100, moe: 100 } },
  { issues: ['a'.repeat(1_000)] },
  { issues: Array.from({ length: 1_000 }, (_, index) => `issue-${index}`) },
  { timeToElectionDays: 72.5 },
  { timeToElectionDays: 1_000_000 },
  { timeToElectionDays: -1_000_000 },
  { profile: 'a'.repeat(100_000) },
])('keeps %j as it is', (said) => {
  const record = { ...aCandidate(), ...said };

  expect(parseCandidates([record]).candidates).toEqual([record]);
});

it('drops unknown keys, and issues that are repeated or empty', () => {
  const record = { ...aCandidate(), issues: ['climate', '', 'climate'], party: 'none', score: 1 };

  expect(parseCandidates([record]).candidates).toEqual([aCandidate({ issues: ['climate'] })]);
});

it('removes characters that hide or reorder text', () => {
  const record = aCandidate({
    name: '  Elvira\u200b \u202eRuiz\u202c\n\ufeff',
    district: 'Al\u00adder\u2066 Bay\ud800',
  });
  const [candidate] = parseCandidates([record]).candidates;

  expect(candidate?.name).toBe('Elvira Ruiz');
  expect(candidate?.district).toBe('Alder Bay');
});

it.each(['\u3164', '\u034f', '\u2800', '\uffa0', '\u200b \u2060', '\u3164\u200d'])(
  'leaves out a record whose name is invisible (%j)',
  (name) => {
    expect(parseCandidates([aCandidate({ name })])).toEqual({ candidates: [], unreadable: 1 });
  },
);

it.each([
  ['A \u202e\u00e9', 'A \u00e9'],
  ['A  bay\t with\r\nferries ', 'A bay with ferries'],
  ['  A bay', 'A bay'],
  ['A\u0000bay', 'A bay'],
  ['A\u00a0bay', 'A bay'],
  ['Bay \u{1f6a2}', 'Bay \u{1f6a2}'],
  ['e\u0301\u0301\u0301\u0301', 'e\u0301\u0301\u0301\u0301'],
  ['!~ !~', '!~ !~'],
])('shows %j as %j', (profile, shown) => {
  expect(parseCandidates([aCandidate({ profile })]).candidates[0]?.profile).toBe(shown);
});

it.each([
  ['joiners of Persian', 'می\u200cخواهم'],
  ['joiners of Hindi', 'क्\u200dष क्\u200cष'],
  ['joiners at the end of a word in Malayalam', 'അവന്\u200d'],
  ['stacked marks of Burmese', 'ကျွှိုံ့'],
  ['marks of Hebrew', 'שָּׁ֖לֹום'],
  ['variants of Japanese', '辻\u{e0100}'],
  ['joined emoji', '👩🏽\u200d🚀 👨\u200d👩\u200d👧 ❤\ufe0f\u200d🔥'],
  ['flags', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} 🇺🇦'],
])('keeps %s', (_, name) => {
  expect(parseCandidates([aCandidate({ name })]).candidates[0]?.name).toBe(name);
});

it.each([
  ['Ru\u200ciz', 'Ruiz'],
  ['É\u0301\u200dva', 'É\u0301va'],
  ['1\ufe0f', '1'],
])('removes joiners and variants that shape nothing (%j)', (name, shown) => {
  expect(parseCandidates([aCandidate({ name })]).candidates[0]?.name).toBe(shown);
});

it('removes combining marks that would pile up over nearby lines', () => {
  const record = aCandidate({ name: `Ru${'\u0301'.repeat(60)}iz` });

  expect(parseCandidates([record]).candidates[0]?.name).toBe(`Ru${'\u0301'.repeat(4)}iz`);
});

it('keeps the first of several records with the same id and counts the others', () => {
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

it('never throws on any list, and counts every record once', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.jsonValue(), nearlyACandidate())), (json) => {
      const { candidates, unreadable } = parseCandidates(json);

      expect(candidates.length + unreadable).toBe(json.length);
    }),
  );
});

function fits(record: unknown): boolean {
  return safeParse(candidateSchema, record).success;
}

/** Records in which each field is valid most of the time and any JSON otherwise. */
function nearlyACandidate() {
  const right = aCandidate();
  const field = <T>(value: T) => ({ arbitrary: fc.constant(value), weight: 12 });
  const any = { arbitrary: fc.oneof(fc.jsonValue(), fc.string(), fc.double()), weight: 1 };
  return fc.record({
    ...Object.fromEntries(
      Object.entries(right).map(([key, value]) => [key, fc.oneof(field<unknown>(value), any)]),
    ),
    id: fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom('ruiz', '__proto__', '..')),
    funding: fc.record({ us: fc.oneof(fc.double(), fc.nat()), them: fc.nat() }),
  });
}
