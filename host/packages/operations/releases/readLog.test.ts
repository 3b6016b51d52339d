/** @jest-environment node */
import { createCounts } from './readLog';

it('counts requests, failed answers and panels of each release of a part', () => {
  const { read, countOf } = createCounts('wizard');

  for (const line of [
    '2026-11-22T15:35:22+00:00 64af 200 GET /remotes/wizard/0123456789ab/mf-manifest.json 100 0.000',
    '2026-11-22T15:35:22+00:00 64af 404 GET /remotes/wizard/0123456789ab/static/js/a.js 4 0.000',
    '2026-11-22T15:35:22+00:00 64af 503 GET /remotes/wizard/ba9876543210/static/js/a.js 4 2.000',
    '2026-11-22T15:35:22+00:00 64af 404 GET /remotes/results/0123456789ab/static/js/a.js 4 0.000',
    '2026-11-22T15:35:22+00:00 64af 200 GET /demo 20356 0.002',
    'failure {"part":"wizard","phase":"page","release":"ba9876543210","message":"wizard: gone"}',
    'failure {"part":"results","phase":"page","release":"ba9876543210","message":"results: gone"}',
    '2026/11/22 15:35:22 [notice] 1#1: start worker processes',
  ])
    read(line);

  expect(countOf('0123456789ab')).toEqual({ requests: 2, failed: 1, panels: 0 });
  expect(countOf('ba9876543210')).toEqual({ requests: 1, failed: 1, panels: 1 });
});

it('counts the shell, whose files are not among the remotes', () => {
  const { read, countOf } = createCounts('host');

  read('2026-11-22T15:35:22+00:00 64af 200 GET /host/0123456789ab/static/js/index.js 4 0.000');

  expect(countOf('0123456789ab').requests).toBe(1);
});
