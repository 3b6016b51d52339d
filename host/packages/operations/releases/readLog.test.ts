/** @jest-environment node */
import { createCounts } from './readLog';

it('counts requests, failed answers and reported failures of each release of a part', () => {
  const { read, countOf } = createCounts('wizard');

  for (const line of [
    '2026-11-22T15:35:22+00:00 64af 200 GET /remotes/wizard/0123456789abcdef0123456789abcdef/mf-manifest.json 100 0.000 wizard@0123456789abcdef0123456789abcdef',
    '2026-11-22T15:35:22+00:00 64af 404 GET /remotes/wizard/0123456789abcdef0123456789abcdef/static/js/a.js 4 0.000',
    '2026-11-22T15:35:22+00:00 64af 503 GET /remotes/wizard/fedcba9876543210fedcba9876543210/static/js/a.js 4 2.000',
    '2026-11-22T15:35:22+00:00 64af 404 GET /remotes/results/0123456789abcdef0123456789abcdef/static/js/a.js 4 0.000',
    '2026-11-22T15:35:22+00:00 64af 200 GET /demo 20356 0.002 host@0123456789abcdef0123456789abcdef,wizard@0123456789abcdef0123456789abcdef',
    'failure wizard@fedcba9876543210fedcba9876543210 {"part":"wizard","phase":"manifest","release":"fedcba9876543210fedcba9876543210","message":"wizard: offline","recovered":true}',
    'failure wizard@fedcba9876543210fedcba9876543210 {"part":"wizard","phase":"page","release":"fedcba9876543210fedcba9876543210","message":"wizard: gone"}',
    'failure results@fedcba9876543210fedcba9876543210 {"part":"results","phase":"page","release":"fedcba9876543210fedcba9876543210","message":"results: gone"}',
    '2026/11/22 15:35:22 [notice] 1#1: start worker processes',
  ])
    read(line);

  expect(countOf('0123456789abcdef0123456789abcdef')).toEqual({
    requests: 2,
    failed: 1,
    reported: 0,
  });
  expect(countOf('fedcba9876543210fedcba9876543210')).toEqual({
    requests: 1,
    failed: 1,
    reported: 1,
  });
});

it('counts the shell, whose files are not among the remotes', () => {
  const { read, countOf } = createCounts('host');

  read(
    '2026-11-22T15:35:22+00:00 64af 200 GET /host/0123456789abcdef0123456789abcdef/static/js/index.js 4 0.000',
  );

  expect(countOf('0123456789abcdef0123456789abcdef').requests).toBe(1);
});
