import type { Command } from 'commander';
import { assertGivenAll, type CommandLine, createProgram } from './program';

it('reads the options of a rollout', async () => {
  const lines: CommandLine[] = [];
  const program = createProgram(async (line) => void lines.push(line));

  await program.parseAsync(
    ['rollout', 'wizard', '--canary', '10', '--watch', '5m', '--why', 'new text'],
    { from: 'user' },
  );

  const options = { canary: 10, watch: 300_000, why: 'new text' };
  expect(lines).toEqual([{ command: 'rollout', app: 'wizard', options }]);
});

it.each([
  ['rollback wizard --canary 10', "unknown option '--canary'"],
  ['rollout wizard --canary 100', 'It takes a whole number of percent from 1 to 99.'],
  ['rollout wizard --canary 0', 'It takes a whole number of percent from 1 to 99.'],
  ['rollout wizard --watch 5m', '--watch needs --canary.'],
  ['rollout wizard --canary 10 --watch 5', 'It takes a time such as 90s, 5m or 1h.'],
  ['rollout wizard --canary 10 --preview', 'cannot be used with'],
  ['rollout wizard --steps 5,25,100', '--steps and --each need each other.'],
  ['rollout wizard --each 10m', '--steps and --each need each other.'],
  ['rollout wizard --steps 100 --each 10m', 'It takes growing shares such as 5,25,100.'],
  ['rollout wizard --steps 25,5 --each 10m', 'It takes growing shares such as 5,25,100.'],
  ['rollout wizard --steps 5,101 --each 10m', 'It takes a whole number of percent from 1 to 99.'],
  ['rollout wizard --steps 5,100 --each 10m --canary 5', '--steps has the canary itself.'],
  ['rollout wizzard', 'Allowed choices are host, marketing, wizard, results.'],
  ['key wizard', "required option '--to <file>' not specified"],
  ['sign wizard', "required option '--image <name>' not specified"],
])('%s is refused', async (line, message) => {
  const run = jest.fn();
  const program = createProgram(run);
  const told: string[] = [];
  const stay = (command: Command) =>
    command.exitOverride().configureOutput({ writeErr: (text) => told.push(text) });
  [program, ...program.commands].forEach(stay);

  await expect(program.parseAsync(line.split(' '), { from: 'user' })).rejects.toThrow();

  expect(told.join('')).toContain(message);
  expect(run).not.toHaveBeenCalled();
});

it.each([
  ['preview', 'preview'],
  ['token_description', 'to'],
])('refuses an option that npm has kept as %s because -- is missing before it', (kept, option) => {
  expect(() => assertGivenAll({ [`npm_config_${kept}`]: 'true' })).toThrow(
    `Put -- before the options: … -- --${option} …`,
  );
});
