import { goToStep, visitWizard } from '../testing/visitWizard';

it('says what will come in the place for the matches that another part shows, on every step', async () => {
  const { user } = visitWizard();
  const place = () => document.querySelector('[data-slot="leading-matches"]');
  const first = place();
  expect(place()).toHaveTextContent('Your three best matches appear here as soon as you choose.');

  await goToStep(3, user);

  // The shell keeps what it has put there.
  expect(place()).toBe(first);
});
