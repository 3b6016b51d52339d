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

it('draws on step 2 what each factor can earn', async () => {
  const { user } = visitWizard();

  await goToStep(2, user);

  const strips = within(screen.getByRole('group')).getAllByRole('img');
  expect(strips.map((strip) => strip.getAttribute('aria-label'))).toEqual([
    'Competitiveness 50, Funding gap 30, Time 10, Issue match 10',
    'Competitiveness 25, Funding gap 25, Time 15, Issue match 35',
    'Competitiveness 25, Funding gap 20, Time 40, Issue match 15',
  ]);
});

it('draws on step 3 the shares of the donation', async () => {
  const { user } = visitWizard();

  await goToStep(3, user);

  const marks = within(screen.getByRole('group')).getAllByText(/^\$\d+$/);
  expect(marks.map((mark) => mark.textContent)).toEqual(['$50', '$16', '$16', '$16']);
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
