const rollouts = 'host/packages/operations/rollout/rollout.test.ts';
const carry = 'host/packages/gateway/images/carryFiles.test.ts';

/** @type {import('../Plant').Bed} */
export const rollout = {
  subject: 'Rollout',
  plants: [
    {
      name: 'a release overwrites its own files by those of the one before',
      file: 'host/packages/gateway/images/carryFiles.mjs',
      from: 'own.includes(file) || ',
      to: '',
      caughtBy: { file: carry, title: 'keeps its own file where both have one of a name' },
    },
    {
      name: 'files are dropped 30 days after they were built, though they were live yesterday',
      file: 'host/packages/gateway/images/carryFiles.mjs',
      from: 'itsOwn.has(file) ? Date.now() : ',
      to: '',
      caughtBy: { file: carry, title: 'counts the 30 days from when a file was replaced' },
    },
    {
      name: 'the old release is retired before the new one is healthy',
      file: 'host/packages/operations/rollout/replace.mjs',
      from: '    await Promise.all(fresh.map((id) => healthy(id, image, patience)));\n',
      to: '',
      caughtBy: { file: rollouts, title: 'removes a release that does not become healthy' },
    },
    {
      name: 'a release that never got healthy stays beside the old one',
      file: 'host/packages/operations/rollout/replace.mjs',
      from: `if (fresh.length > 0) await docker('rm', '-f', ...fresh);`,
      to: '',
      caughtBy: { file: rollouts, title: 'removes a release that does not become healthy' },
    },
    {
      name: 'a release is stopped while it still announces itself',
      file: 'host/packages/operations/rollout/replace.mjs',
      from: `docker('exec', id, 'touch', '/tmp/retiring').catch(() => '')`,
      to: 'id',
      caughtBy: { file: rollouts, title: 'stops the old release only after' },
    },
    {
      name: 'a release is stopped before the gateway has the pages of the new one',
      file: 'host/packages/operations/rollout/replace.mjs',
      from: '  await Promise.all(gateways.map(renewFragments));\n',
      to: '',
      caughtBy: { file: rollouts, title: 'stops the old release only after' },
    },
    {
      name: 'the name of a release that was backed out goes on meaning it',
      file: 'host/packages/operations/rollout/rollout.mjs',
      from: `  await docker('tag', running, image);\n`,
      to: '',
      caughtBy: { file: rollouts, title: 'removes a release that does not become healthy' },
    },
    {
      name: 'nobody knows which release to return to',
      file: 'host/packages/operations/rollout/rollout.mjs',
      from: "await docker('tag', running, `${repository}:previous`);\n",
      to: '',
      caughtBy: { file: rollouts, title: 'replaces the old release when the new one is healthy' },
    },
    {
      name: 'a rollback cannot be taken back',
      file: 'host/packages/operations/rollout/rollback.mjs',
      from: "await docker('tag', left, `${repository}:previous`);\n",
      to: '',
      caughtBy: {
        file: rollouts,
        title: 'returns to the release before, and can return once more',
      },
    },
  ],
};
