import assert from 'node:assert/strict';
import { remoteNames } from '@donate-impact/build/remotes';
import { inBrowser } from './browser';
import { sh, start } from './engine';
import { switchOffAndOn } from './releases';
import { pages, read, releasesNow, underLoad, untilAnswered } from './site';

const remotes = remoteNames.join(' ');

/** While remotes are down, pages are served whole, a panel takes the remote's place, and commands do their work. */
export async function outages() {
  const counts = [
    await whileDown('wizard', ['stop', 'start'], showsPanel),
    await whileDown('wizard', ['kill', 'start'], () => switchOffAndOn('wizard')),
    await whileDown(remotes, ['pause', 'unpause'], showsPanel),
  ];
  await sh(`docker compose stop ${remotes} && docker compose restart gateway`);
  for (const page of pages) await untilAnswered(page);
  await sh('docker compose exec -T gateway check');
  await start();
  return counts.join('; ');
}

async function whileDown(
  down: string,
  [lose, restore]: string[],
  meanwhile: () => Promise<unknown>,
) {
  const { wizard } = await releasesNow();
  const file = `/remotes/wizard/${wizard}/version.json`;
  const work = async () => {
    await sh(`docker compose ${lose} ${down}`);
    await untilAnswered(file, 503);
    assert.match(await read('/demo'), /data-boundary="wizard"/);
    await meanwhile();
    await sh(`docker compose ${restore} ${down}`);
    await untilAnswered(file);
  };
  return underLoad(work, { without: down.split(' ') });
}

function showsPanel() {
  return inBrowser((page) =>
    page.getByRole('heading', { name: /cannot be shown right now$/ }).waitFor(),
  );
}
