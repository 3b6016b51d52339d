import { rolloutBySteps } from './rolloutBySteps';
import { runCommand } from './runCommand';
import { readSides, watch } from './watch';

jest.mock('./runCommand');
jest.mock('./watch');

const site = { project: 'site', isStack: false, services: {}, keys: '' };
const seen = { text: '', isOn: true, isJudged: true };

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation();
  jest.mocked(runCommand).mockReset().mockResolvedValue({ said: 'said', id: 'new' });
  jest.mocked(readSides).mockResolvedValue({ live: 'old', canary: 'new', share: 20 });
});

const run = () => rolloutBySteps(site, 'wizard', [10, 20, 60, 100], 3_000, {});
const listCommands = () =>
  jest
    .mocked(runCommand)
    .mock.calls.map(([, , command, { canary, keepsShare }]) => [command, canary, keepsShare]);

it('goes on from the share that the release has, as when its command was killed', async () => {
  jest.mocked(watch).mockResolvedValue(seen);

  await run();

  expect(listCommands()).toEqual([
    ['rollout', 10, true],
    ['widen', 60, undefined],
    ['promote', undefined, undefined],
  ]);
});

it('takes no step after a watch that had too few visitors to judge', async () => {
  jest
    .mocked(watch)
    .mockResolvedValueOnce(seen)
    .mockResolvedValueOnce({ ...seen, isJudged: false });

  await expect(run()).rejects.toMatchObject({ code: 'STEP_UNJUDGED' });

  expect(listCommands()).toEqual([
    ['rollout', 10, true],
    ['widen', 60, undefined],
  ]);
});
