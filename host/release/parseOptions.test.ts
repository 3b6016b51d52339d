/** @jest-environment node */
import { parseOptions } from './parseOptions';

it('reads the options of a rollout', () => {
  const options = parseOptions('rollout', ['--canary', '10', '--watch', '5m', '--why', 'new text']);

  expect(options).toEqual({ canary: 10, watch: 300_000, why: 'new text' });
});

it.each([
  ['rollback', ['--canary', '10'], 'rollback has no option --canary. See --help.'],
  ['abort', ['--preview'], 'abort has no option --preview. See --help.'],
  ['rollout', ['--canary', '100'], '--canary takes a whole number of percent from 1 to 99.'],
  ['rollout', ['--canary', '0'], '--canary takes a whole number of percent from 1 to 99.'],
  ['rollout', ['--watch', '5m'], '--watch takes a time such as 90s, 5m or 1h, and needs --canary.'],
  ['rollout', ['--canary', '10', '--watch', '5'], '--watch takes a time such as'],
  ['rollout', ['--canary', '10', '--preview'], '--preview shows a release to no share'],
  ['rollout', ['--cnary', '10'], "Unknown option '--cnary'. See --help."],
  ['rollout', ['--to', 'key.pem'], 'rollout has no option --to. See --help.'],
  ['key', ['--why', 'new'], 'key has no option --why. See --help.'],
  ['key', [], 'key needs --to. See --help.'],
  ['sign', [], 'sign needs --image. See --help.'],
])('%s %j is refused', (command, args, message) => {
  expect(() => parseOptions(command, args)).toThrow(message);
});

it('refuses an option that npm has kept because -- is missing before it', () => {
  expect(() => parseOptions('rollout', [], { npm_config_preview: 'true' })).toThrow(
    'Put -- before the options: … -- --preview …',
  );
});
