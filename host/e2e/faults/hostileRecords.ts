/** A valid record, except for what the test specifies. */
export function aRecord(id: string, said: Record<string, unknown> = {}) {
  return {
    id,
    name: `Candidate ${id}`,
    district: 'Alder Bay, District 3',
    competitiveness: 'tossup',
    funding: { us: 1_000_000, them: 2_000_000 },
    polling: { us: 48, them: 46, moe: 3 },
    issues: ['climate'],
    donationLeverage: 'high',
    timeToElectionDays: 73,
    profile: 'A bay with five ferry towns.',
    site: 'https://example.org/',
    ...said,
  };
}

const long = 'Donaudampfschifffahrtsgesellschaft'.repeat(5);
const markup = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>';

/** Odd but valid: each must be shown. */
export const oddRecords = [
  aRecord('plain'),
  aRecord('no-funds', { funding: { us: 0, them: 0 } }),
  aRecord('far', { timeToElectionDays: 400 }),
  aRecord('past', { timeToElectionDays: -3 }),
  aRecord('unknown-issue', { issues: ['underwater-basketry', markup.slice(0, 60)] }),
  aRecord('markup', { name: markup, district: markup, profile: markup }),
  aRecord('hidden', {
    name: '\u202eEvil \u200b\u200dName\u2066',
    district: 'مقاطعة \u202e الميناء',
  }),
  aRecord('long', {
    name: long,
    district: long,
    profile: `${long}`.repeat(20),
    issues: ['x'.repeat(64)],
    competitiveness: 'safe',
  }),
  aRecord('long-site', { site: `https://${'ж'.repeat(55)}.example.org/` }),
  aRecord('fractions', { polling: { us: 48.123456, them: 46.1, moe: 3.3333333333333335 } }),
  aRecord('most', {
    funding: { us: 100_000_000_000, them: 100_000_000_000 },
    timeToElectionDays: 10_000,
  }),
  aRecord('long-past', { timeToElectionDays: -10_000 }),
  aRecord('marks', { name: `Z${'\u0301\u0317'.repeat(40)}oe Marks` }),
];

/** Sites that must not become links. */
export const refusedSites = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://user:secret@example.org/',
  '//example.org/',
  'https://exa mple.org/',
  'https:\\\\example.org',
  '',
];

const whole = aRecord('whole');

/** Each must be left out and counted. They are JSON texts because some can only be expressed in JSON. */
export const badRecords: string[] = [
  ...Object.keys(whole).map((field) => JSON.stringify({ ...whole, [field]: undefined })),
  ...Object.keys(whole).map((field) => JSON.stringify({ ...whole, [field]: { wrong: [1] } })),
  ...['NaN', 'Infinity', '1e3', ''].map((text) =>
    JSON.stringify({ ...whole, timeToElectionDays: text }),
  ),
  JSON.stringify(whole).replace('1000000', '1e999'),
  JSON.stringify({ ...whole, funding: { us: -1, them: 5 } }),
  JSON.stringify({ ...whole, polling: { us: 101, them: 5, moe: 3 } }),
  JSON.stringify({ ...whole, competitiveness: 'landslide' }),
  JSON.stringify({ ...whole, donationLeverage: 'constructor' }),
  JSON.stringify({ ...whole, id: '../x' }),
  JSON.stringify({ ...whole, id: 'constructor' }),
  JSON.stringify(whole).replace('"id":"whole"', '"id":"__proto__"'),
  JSON.stringify(whole).replace('"id":"whole"', '"__proto__":{"id":"whole"}'),
  JSON.stringify(aRecord('plain', { name: 'The same id again' })),
  // Letters by Unicode class, but invisible.
  ...['\u3164', '\u034f', '\u2800', '\uffa0'].map((name) => JSON.stringify({ ...whole, name })),
  'null',
  '[]',
  '"text"',
  '7',
];
