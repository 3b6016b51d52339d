import { rolloutBySteps } from './rolloutBySteps';
import { runCommand } from './runCommand';
import { readSides, watch } from './watch';

jest.mock('./runCommand');
jest.mock('./watch');

it('takes no step after a watch that had too few visitors to judge', async () => {
  jest.spyOn(console, 'log').mockImplementation();
  jest.mocked(runCommand).mockResolvedValue({ said: 'said', id: 'new' });
  jest.mocked(readSides).mockResolvedValue({ live: 'old', canary: 'new', share: 20 });
  const seen = { text: '', isOn: true, isJudged: true };
  jest
    .mocked(watch)
    .mockResolvedValueOnce(seen)
    .mockResolvedValueOnce({ ...seen, isJudged: false });

  const site = { project: 'site', isStack: false, services: {}, keys: '' };
  const rollout = rolloutBySteps(site, 'wizard', [20, 60, 100], 3_000, {});

  await expect(rollout).rejects.toMatchObject({ code: 'STEP_UNJUDGED' });
  expect(runCommand).toHaveBeenCalledTimes(2);
  expect(runCommand).toHaveBeenLastCalledWith(
    site,
    'wizard',
    'widen',
    expect.objectContaining({ canary: 60 }),
  );
});
