import type { Bed } from '../Plant';

const rollouts = 'host/packages/operations/rollout/rollout.test.ts';
const carry = 'host/packages/gateway/images/carryFiles.test.ts';

export const rollout: Bed = {
  subject: 'Rollout',
  plants: [
    {
      name: 'a release overwrites its own files with those of the previous one',
      file: 'host/packages/gateway/images/carryFiles.ts',
      from: 'own.includes(file) || ',
      to: '',
      caughtBy: { file: carry, title: 'keeps its own file when both have one' },
    },
    {
      name: 'files are deleted 30 days after their build, even if they were live yesterday',
      file: 'host/packages/gateway/images/carryFiles.ts',
      from: 'itsOwn.has(file) ? Date.now() : ',
      to: '',
      caughtBy: { file: carry, title: 'a file is kept for 30 days from its replacement' },
    },
    {
      name: 'the old release is retired before the new one is healthy',
      file: 'host/packages/operations/rollout/replace.ts',
      from: '    await Promise.all(fresh.map((id) => healthy(id, image, patience)));\n',
      to: '',
      caughtBy: { file: rollouts, title: 'removes a release that does not become healthy' },
    },
    {
      name: 'a release that never becomes healthy keeps running beside the old one',
      file: 'host/packages/operations/rollout/replace.ts',
      from: `if (fresh.length > 0) await docker('rm', '-f', ...fresh);`,
      to: '',
      caughtBy: { file: rollouts, title: 'removes a release that does not become healthy' },
    },
    {
      name: 'a release stops while it still serves its manifest and fragments',
      file: 'host/packages/operations/rollout/replace.ts',
      from: `docker('exec', id, 'touch', '/tmp/retiring').catch(() => '')`,
      to: 'id',
      caughtBy: { file: rollouts, title: 'stops the old release only after' },
    },
    {
      name: 'a release stops before the gateway has the fragments of the new one',
      file: 'host/packages/operations/rollout/replace.ts',
      from: '  await Promise.all(gateways.map(renewFragments));\n',
      to: '',
      caughtBy: { file: rollouts, title: 'stops the old release only after' },
    },
    {
      name: 'the image tag still points to a release that was removed',
      file: 'host/packages/operations/rollout/rollout.ts',
      from: `  await docker('tag', running, image);\n`,
      to: '',
      caughtBy: { file: rollouts, title: 'removes a release that does not become healthy' },
    },
    {
      name: 'the previous release has no tag, so a rollback cannot find it',
      file: 'host/packages/operations/rollout/rollout.ts',
      from: "await docker('tag', running, `${repository}:previous`);\n",
      to: '',
      caughtBy: { file: rollouts, title: 'replaces the old release when the new one is healthy' },
    },
    {
      name: 'a rollback cannot be undone',
      file: 'host/packages/operations/rollout/rollback.ts',
      from: "await docker('tag', left, `${repository}:previous`);\n",
      to: '',
      caughtBy: {
        file: rollouts,
        title: 'returns to the previous release, and back again',
      },
    },
  ],
};
