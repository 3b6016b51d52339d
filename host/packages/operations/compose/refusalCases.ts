import assert from 'node:assert/strict';
import { nextWizard, operate, wizardWith } from './releases';
import { check } from './report';
import { images, pointersLog, releasesNow } from './stack';

/** What cannot be is refused, with nothing changed. */
export async function refusalCases(copy: string) {
  const incomplete = await wizardWith('incomplete', 'rm mf-manifest.json');
  const changed = await wizardWith(
    'changed',
    'echo >>mf-manifest.json && cut -c 67- files.sha256 | xargs sha256sum >/tmp/list && cp /tmp/list files.sha256',
  );
  const { image: foreign } = await nextWizard((text, file) =>
    file === 'pages/Wizard.html'
      ? `${text}<p>Contract 2</p>`
      : text.replace('"contractVersion": "1', '"contractVersion": "2'),
  );
  for (const [name, command, ...options] of [
    ['an image whose release is not complete', 'rollout', '--image', incomplete],
    ['an image whose files are not those of its id', 'rollout', '--image', changed],
    ['a release of another contract', 'rollout', '--image', foreign],
    ['an image of another part', 'rollout', '--image', `${images}/host:latest`],
    ['an image that does not exist', 'rollout', '--image', 'localhost:1/none:none'],
    ['promote without a canary', 'promote'],
    ['switch-on of a part that is on', 'switch-on'],
  ] as const)
    await check(`${name} is refused, compose`, async () => {
      const before = [await releasesNow(), await pointersLog()];
      assert.equal(await operate(copy, command, 'wizard', ...options), 1);
      const after = [await releasesNow(), await pointersLog()];
      assert.deepEqual(after, before);
      return {};
    });
}
