/** @jest-environment jest-fixed-jsdom */
import { aCandidate } from '@donate-impact/shared/testing/aCandidate';
import { translatePage } from '@donate-impact/shared/testing/translatePage';
import { cleanup, screen, within } from '@testing-library/react';
import { button, everything, goToStep, visitWizard } from '../testing/visitWizard';

it('asks for issues, none of them chosen, and goes on only with one', async () => {
  const { user } = visitWizard();
  const immigration = screen.getByRole('checkbox', { name: 'Immigration' });

  expect(document.title).toMatch(/^Step 1 of 3: Which issues matter to you\?/);
  expect(screen.getAllByRole('checkbox', { checked: false })).toHaveLength(6);
  expect(button('Back')).toBeDisabled();
  expect(button('Next')).toBeDisabled();
  expect(button('Next')).toHaveAccessibleDescription('Choose at least one issue to continue.');
  await user.click(immigration);
  expect(button('Next')).toBeEnabled();
  expect(button('Next')).not.toHaveAccessibleDescription();
  await user.click(immigration);
  expect(button('Next')).toBeDisabled();
});

it('marks the current step, and goes on only with an impact, and to the matches with a strategy', async () => {
  const { user } = visitWizard();
  await goToStep(2, user);

  expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Impact');
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Issues, done');
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  expect(button('Next')).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: 'Build long-term movement infrastructure' }));
  await user.click(button('Next'));

  await screen.findByRole('heading', { name: /^Step 3 of 3: / });
  expect(button('See Matches')).toBeDisabled();
  expect(button('See Matches')).toHaveAccessibleDescription(
    'Choose a strategy to see your matches.',
  );
  await user.click(screen.getByRole('radio', { name: 'Spread across several' }));
  expect(button('See Matches')).toBeEnabled();
});

it('says what will come in the place for the matches that another remote shows, on every step', async () => {
  const { user } = visitWizard();
  const place = () => document.querySelector('[data-extension-point="leading-matches"]');
  const first = place();
  expect(place()).toHaveTextContent('Your three best matches appear here as soon as you choose.');

  await goToStep(3, user);

  // The shell keeps what it has put there.
  expect(place()).toBe(first);
});

it('draws on step 2 what each factor can earn', async () => {
  const { user } = visitWizard();

  await goToStep(2, user);

  const strips = within(screen.getByRole('group')).getAllByRole('img');
  expect(strips.map((strip) => strip.getAttribute('aria-label'))).toEqual([
    'Competitiveness 50, Funding gap 30, Time 10, Issues 10',
    'Competitiveness 25, Funding gap 25, Time 15, Issues 35',
    'Competitiveness 25, Funding gap 20, Time 40, Issues 15',
  ]);
});

it('draws on step 3 who gets the donation, with the names of those who lead', async () => {
  const days = { last: 300, first: 10, third: 100, second: 50 };
  const candidates = Object.entries(days).map(([name, timeToElectionDays]) =>
    aCandidate({ id: name, name, timeToElectionDays, issues: ['climate'] }),
  );
  const { user } = visitWizard({ candidates });

  await goToStep(3, user);

  const shares = within(screen.getByRole('group')).getAllByRole('listitem');
  expect(shares.map((share) => share.textContent)).toEqual([
    '$50first',
    '$16first',
    '$16second',
    '$16third',
  ]);
});

it('shows the same on every step after a browser has translated the page', async () => {
  const original = await walk(() => {});
  cleanup();
  const translated = await walk(translatePage);

  expect(translated).toEqual(original);
});

/** Collects the text of the page after each press of a journey. Before each press, `change` is applied. */
async function walk(change: () => void) {
  const { user } = visitWizard({ answers: everything });
  const shown: (string | null)[] = [];
  const presses = [
    button(
      'Use my last answers: Climate & Environment, Economy, Close races, Spread across several',
    ),
    'Start Over',
    'Undo',
    'Next',
    'Next',
    'Back',
    'Start Over',
    'Climate & Environment',
    'Climate & Environment',
    'Economy',
    'Next',
    'Support candidates in close races',
    'Next',
    'Spread across several',
  ];
  for (const press of presses) {
    change();
    await user.click(typeof press === 'string' ? screen.getByText(press) : press);
    shown.push(document.body.textContent);
  }
  return shown;
}
