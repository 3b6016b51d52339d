/** @jest-environment jest-fixed-jsdom */
import { aCandidate } from '@donate-impact/shared/testing/aCandidate';
import { translatePage } from '@donate-impact/shared/testing/translatePage';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderSite } from '../testing/renderSite';

type Site = ReturnType<typeof renderSite>;

const race = { competitiveness: 'tossup', timeToElectionDays: 100 } as const;
const candidates = [
  aCandidate({ ...race, id: 'ruiz', name: 'Leo Ruiz', issues: ['climate'] }),
  aCandidate({ ...race, id: 'chen', name: 'Ada Chen', issues: ['economy'], timeToElectionDays: 0 }),
  aCandidate({ ...race, id: 'lee', name: 'Dana Lee', site: '', funding: { us: 2e6, them: 1e6 } }),
  aCandidate({
    id: 'last',
    name: 'Pat Last',
    district: 'Harbor',
    profile: 'A harbor.',
    issues: [],
  }),
];

const press = (name: RegExp | string) => async () =>
  fireEvent.click(await screen.findByRole('button', { name, hidden: true }));
const tick = (name: string) => async () =>
  fireEvent.click(await screen.findByRole('checkbox', { name, hidden: true }));
const search = (text: string) => async () =>
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: text } });
const visit =
  (url: string) =>
  async ({ router }: Site) =>
    act(() => router.navigate(url));

const walks: Record<string, [url: string, ...((site: Site) => Promise<unknown>)[]]> = {
  'searching the list': ['/results', search('zzz'), search('le'), search('')],
  'comparing candidates': [
    '/results',
    tick('Compare Ada Chen'),
    tick('Compare Leo Ruiz'),
    tick('Compare Dana Lee'),
    press('Compare side by side'),
    press('Close'),
    tick('Compare Leo Ruiz'),
    press('Clear comparison'),
  ],
  'exploring weights': [
    '/results',
    press('How scoring works'),
    press('Try other weights'),
    async () => fireEvent.click(await screen.findByRole('radio', { name: /^Movement/ })),
    async () =>
      fireEvent.change(screen.getByRole('slider', { name: 'Competitiveness', hidden: true }), {
        target: { value: 5 },
      }),
    press('Stop exploring'),
  ],
  'sharing the list': ['/results', press(/^Share/), press('Copy link'), press('Copy link')],
  'reading a receipt': [
    '/results',
    press(/^Why .*Dana Lee$/),
    visit('/results#issues=economy&impact=track&strategy=spread'),
    visit('/results#issues=economy,dragons&impact=infra'),
    visit('/results'),
  ],
  'reading about one candidate and another': [
    '/candidate/ruiz',
    visit('/candidate/chen#issues=economy&impact=track'),
    visit('/candidate/lee'),
    visit('/candidate/last'),
    visit('/candidate/nobody'),
  ],
  'donating and opening the sites': [
    '/results',
    press(/card of Pat Last/),
    press(/^Open Campaign Sites/),
    press(/^Open Campaign Sites/),
    visit('/results'),
    visit('/candidate/lee'),
    press('Donate $50 to Dana Lee'),
  ],
};

it.each(Object.entries(walks))('shows the same on a translated page while %s', async (_, walk) => {
  const [url, ...steps] = walk;

  const original = await show(url, steps, () => {});
  const translated = await show(url, steps, translatePage);

  expect(translated).toEqual(original);
});

/** Renders a page, and reads it after each step. */
async function show(url: string, steps: ((site: Site) => Promise<unknown>)[], read: () => void) {
  window.history.replaceState(null, '');
  jest.spyOn(window, 'open').mockReset().mockReturnValueOnce(null).mockReturnValue(window);
  const site = renderSite({
    url,
    candidates,
    preferences: { issues: ['climate'], impact: 'close', strategy: 'spread' },
  });
  const shown: (string | null)[] = [];
  for (const step of steps) {
    read();
    await step(site);
    await act(() => new Promise((resume) => setTimeout(resume, 20)));
    shown.push(document.body.textContent);
  }
  site.unmount();
  return shown;
}
