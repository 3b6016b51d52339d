import assert from 'node:assert/strict';
import { remoteNames } from '@donate-impact/build/remotes';
import { finishJourney, inBrowser } from './browser';
import { sh, start } from './engine';
import { switchOffAndOn } from './releases';
import { findLinks, pages, read, releasesNow, underLoad, untilAnswered } from './site';

const remotes = remoteNames.join(' ');

/** While remotes are down, a gateway that has their files serves them, a new one serves pages with a panel, and commands do their work. */
export async function outages() {
  const journey = () => inBrowser(finishJourney);
  for (const page of pages) for (const file of findLinks(await read(page))) await read(file);
  await journey();
  const counts = [
    await whileDown('wizard', ['kill', 'start'], async () => {
      await journey();
      await switchOffAndOn('wizard');
    }),
    await whileDown(remotes, ['pause', 'unpause'], journey),
  ];
  const { wizard } = await releasesNow();
  const file = `/remotes/wizard/${wizard}/version.json`;
  await sh(`docker compose stop ${remotes} && docker compose restart gateway`);
  for (const page of pages) await untilAnswered(page);
  await untilAnswered(file, 503);
  assert.match(await read('/demo'), /data-boundary="wizard"/);
  await inBrowser((page) =>
    page.getByRole('heading', { name: /cannot be shown right now$/ }).waitFor(),
  );
  await start();
  await untilAnswered(file);
  return counts.join('; ');
}

function whileDown(down: string, [lose, restore]: string[], meanwhile: () => Promise<unknown>) {
  return underLoad(async () => {
    await sh(`docker compose ${lose} ${down}`);
    await meanwhile();
    await sh(`docker compose ${restore} ${down}`);
  });
}
