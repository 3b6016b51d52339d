import { answerWizard } from '@donate-impact/testing/answerWizard';
import installChromium from '@donate-impact/testing/chromium';
import { chromium, type Page, type Request } from '@playwright/test';
import { origin } from './site';

/** Starts Chromium, which is installed first if it is missing. */
export function launch() {
  return chromium.launch({ executablePath: installChromium(), args: ['--no-sandbox'] });
}

/** Opens the wizard in a browser, which is closed after the work. */
export async function inBrowser(work: (page: Page) => Promise<unknown>) {
  const browser = await launch();
  try {
    const page = await browser.newPage({ ignoreHTTPSErrors: true });
    await openWizard(page);
    await work(page);
  } finally {
    await browser.close();
  }
}

/** Chromium drops what it loads while a container's network interface comes or goes: then the page is opened again. */
export async function openWizard(page: Page) {
  let isDropped = true;
  const watch = (request: Request) => {
    isDropped ||= request.failure()?.errorText === 'net::ERR_NETWORK_CHANGED';
  };
  page.on('requestfailed', watch);
  while (isDropped) {
    isDropped = false;
    await page.goto(`${origin}/demo`).catch((error) => {
      // The page of the error is a navigation, too, to an address of its own or to the page's.
      const dropped = /ERR_NETWORK_CHANGED|chrome-error:|navigation to "\S+\/demo"/;
      isDropped ||= dropped.test(error.message);
      if (!isDropped) throw error;
    });
  }
  page.off('requestfailed', watch);
}

/** Goes from the wizard to a candidate. */
export async function finishJourney(page: Page) {
  await answerWizard(page);
  const links = page.getByRole('link', { name: /^View Details/ });
  await links.first().click();
  await page.getByRole('heading', { name: 'Key metrics' }).waitFor();
}
