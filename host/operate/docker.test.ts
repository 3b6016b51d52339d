import { deploy, describeImage } from './deploy';
import { changeState } from './transaction';

const mockStarted: string[] = [];

// In the place of Docker, what answers like a container and notes how it was started.
jest.mock('node:child_process', () => ({
  execFile(_: string, args: string[], __: object, done: (error: null, out: object) => void) {
    mockStarted.push(args.join(' '));
    done(null, { stdout: '{"app":"wizard"}' });
  },
  spawn(_: string, args: string[]) {
    mockStarted.push(args.join(' '));
    const { spawn } = jest.requireActual('node:child_process');
    return spawn('echo', ['{"changes":[],"releases":[]}']);
  },
}));

it('every container of a command has a limit of memory and of processes', async () => {
  const site = { project: 'site', isStack: false, services: {}, keys: '' };

  await changeState(site, 'wizard', async (state, change) => {
    await describeImage('image', 'wizard');
    for (const isStack of [false, true])
      await deploy({ ...site, isStack }, state, 'wizard', 'image');
    await change({ why: 'tried', live: '0'.repeat(32), canary: null });
  });

  const containers = mockStarted.filter((each) => /^run |^service create /.test(each));
  expect(containers).toHaveLength(5);
  for (const container of containers)
    expect(container).toMatch(/ --(?:limit-)?memory \d+m --(?:limit-pids|pids-limit) \d+ /);
});

it('an image that has a release of another app is refused', async () => {
  await expect(describeImage('image', 'host')).rejects.toThrow('has a release of wizard');
});
