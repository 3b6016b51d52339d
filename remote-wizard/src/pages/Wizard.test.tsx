import { aCandidate } from '@donate-impact/shared/testing/aCandidate';
import { translatePage } from '@donate-impact/shared/testing/translatePage';
import { cleanup, screen, within } from '@testing-library/react';
import { button, everything, goToStep, visitWizard } from '../testing/visitWizard';

it('says what will come in the place for the matches that another remote shows, on every step', async () => {
  const { user } = visitWizard();
  const place = () => document.querySelector('[data-extension-point="leading-matches"]');
  const first = place();
  expect(place()).toHaveTextContent('Your three best matches appear here as soon as you choose.');

  await goToStep(3, user);

  // The shell keeps what it has put there.
  expect(place()).toBe(first);
});

it('gives on step 2 the weight behind each bar', async () => {
  const { user } = visitWizard();

  await goToStep(2, user);

  const weights = within(screen.getByRole('group')).getAllByText(/^\d+%$/);
  expect(weights.map((weight) => weight.textContent)).toEqual(['50%', '35%', '40%']);
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
    '$50 first',
    '$16 first',
    '$16 second',
    '$16 third',
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
    button(`Use my last answers: Climate & Environment, Economy, close races, spread`),
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
