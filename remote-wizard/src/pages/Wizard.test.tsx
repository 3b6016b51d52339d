import { screen, waitFor, within } from '@testing-library/react';
import { button, goToStep, heading, visitWizard } from '../testing/visitWizard';

it('starts at step 1 with nothing chosen, and names the step first in the title and the heading', () => {
  visitWizard();

  expect(heading()).toHaveTextContent('Step 1 of 3: Which issues matter to you?');
  expect(document.title).toMatch(/^Step 1 of 3: /);
  expect(screen.getAllByRole('checkbox')).toHaveLength(6);
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  expect(currentStep()).toHaveTextContent('Issues');
});

it('groups the choices of each step under a legend and describes what each does', async () => {
  const { user } = visitWizard();

  expect(screen.getByRole('group', { name: 'Choose one or more issues' })).toBeVisible();
  await goToStep(2, user);
  const infra = within(screen.getByRole('group', { name: 'Choose one kind of impact' })).getByRole(
    'radio',
    { name: 'Build long-term movement infrastructure' },
  );

  expect(infra).toHaveAccessibleDescription(/0\.40 of the score on time.*soonest elections/);
});

it('says beside the choice of track records that there is no such data', async () => {
  const { user } = visitWizard();

  await goToStep(2, user);

  expect(
    screen.getByRole('radio', { name: 'Support candidates with track records' }),
  ).toHaveAccessibleDescription(/no data on track records/);
});

it('keeps Next disabled and says why until the step is answered', async () => {
  const { user } = visitWizard();

  expect(button('Next')).toBeDisabled();
  expect(button('Next')).toHaveAccessibleDescription('Choose at least one issue to continue.');
  await user.click(screen.getByRole('checkbox', { name: 'Healthcare' }));

  expect(button('Next')).toBeEnabled();
  expect(button('Next')).not.toHaveAccessibleDescription();
});

it('disables Next again when the last issue is deselected', async () => {
  const { user } = visitWizard();

  await user.click(screen.getByRole('checkbox', { name: 'Economy' }));
  await user.click(screen.getByRole('checkbox', { name: 'Economy' }));

  expect(button('Next')).toBeDisabled();
});

it('disables Back only on the first step', async () => {
  const { user } = visitWizard();

  expect(button('Back')).toBeDisabled();
  await goToStep(2, user);

  expect(button('Back')).toBeEnabled();
});

it('moves focus to the heading of the next step and mirrors the step in the store', async () => {
  const { user, store } = visitWizard();

  await goToStep(2, user);

  expect(heading()).toHaveFocus();
  expect(heading()).toHaveTextContent(/^Step 2 of 3: /);
  expect(currentStep()).toHaveTextContent('Impact');
  expect(store.getState().preferences.currentStep).toBe(1);
});

it('goes from the last step to the matches', async () => {
  const { user, router } = visitWizard();

  await goToStep(3, user);
  expect(button('See Matches')).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: 'Spread across several' }));
  await user.click(button('See Matches'));

  expect(await screen.findByText('Matches')).toBeVisible();
  expect(router.state.location.pathname).toBe('/results');
});

it('says what will come in the place for the matches that another part shows, on every step', async () => {
  const { user } = visitWizard();
  const place = () => document.querySelector('[data-slot="leading-matches"]');
  const first = place();
  expect(place()).toHaveTextContent('Your three best matches appear here as soon as you choose.');

  await goToStep(3, user);

  // The shell keeps what it has put there.
  expect(place()).toBe(first);
});

it('can be completed by keyboard alone', async () => {
  const { user } = visitWizard();

  screen.getByRole('checkbox', { name: 'Climate & Environment' }).focus();
  await user.keyboard(' ');
  for (let press = 0; press < 6; press += 1) await user.tab();
  expect(button('Next')).toHaveFocus();
  await user.keyboard('{Enter}');

  await waitFor(() => expect(heading()).toHaveTextContent(/^Step 2 of 3: /));
});

function currentStep() {
  return screen
    .getAllByRole('listitem')
    .find((item) => item.getAttribute('aria-current') === 'step');
}
