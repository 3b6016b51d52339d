import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { serve } from '@donate-impact/gateway/serve';
import { answer, goOn, usualChoices } from '@donate-impact/testing/answerWizard';
import installChromium from '@donate-impact/testing/chromium';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { buildAll } from './start/buildAll';
import { root } from './start/commands.mjs';

// Makes the README's pictures from the running site: `npm run pictures -w host`.
const folder = join(root, 'shared/docs/pictures');
await mkdir(folder, { recursive: true });
await buildAll();
const url = await serve(0);
const browser = await chromium.launch({
  executablePath: installChromium(),
  args: ['--no-sandbox', '--disable-background-networking'],
});

for (const [name, width, height, scheme] of [
  ['wide', 1280, 900, 'light'],
  ['narrow', 360, 740, 'light'],
  ['dark', 1280, 900, 'dark'],
] as const) {
  const page = await open(width, height, scheme);
  for await (const screen of journey(page)) {
    const file = join(folder, `${screen}-${name}.webp`);
    await sharp(await page.screenshot())
      .webp({ quality: 80 })
      .toFile(file);
  }
  await page.context().close();
}

const page = await open(960, 640, 'light');
const frames: Buffer[] = [];
for await (const _ of journey(page)) frames.push(await page.screenshot());
await sharp(frames, { join: { animated: true } })
  .webp({ quality: 75, delay: frames.map(() => 1800), loop: 0 })
  .toFile(join(folder, 'journey.webp'));
await browser.close();
process.exit(0);

async function open(width: number, height: number, colorScheme: 'light' | 'dark') {
  const viewport = { width, height };
  const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
  return context.newPage();
}

/** Walks from the landing page to a confirmed donation and names each screen as it is reached. */
async function* journey(page: Page) {
  await page.goto(url);
  yield 'landing';
  await page.getByRole('link', { name: 'Run the Demo' }).click();
  await answer(page, ...usualChoices.issues);
  await page
    .getByRole('region', { name: 'Leading so far' })
    .getByRole('listitem')
    .first()
    .waitFor();
  yield 'issues';
  await goOn(page, 2);
  await answer(page, usualChoices.impact);
  yield 'impact';
  await goOn(page, 3);
  await answer(page, 'Spread across several');
  yield 'strategy';
  await page.getByRole('button', { name: 'See Matches' }).click();
  await page.getByRole('article').first().waitFor();
  yield 'results';
  await page
    .getByRole('link', { name: /View Details/ })
    .first()
    .click();
  await page.getByRole('table').first().waitFor();
  yield 'candidate';
  await page.goBack();
  await page.getByRole('article').first().waitFor();
  await page
    .getByRole('button', { name: /Donate \$50/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Confirm Your Donation' }).waitFor();
  await page.getByText('Total', { exact: true }).waitFor();
  yield 'confirm';
}
