import {
  AppProviders,
  createQueryClient,
  createStore,
  EnteredPage,
} from '@donate-impact/shared/app';
import type { Candidate } from '@donate-impact/shared/candidates';
import { type Answers, initialPreferences } from '@donate-impact/shared/preferences';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { onEnter, Wizard } from '../pages/Wizard';

type User = ReturnType<typeof userEvent.setup>;

/** An answer to every question. */
export const everything: Answers = {
  issues: ['climate', 'economy'],
  impact: 'close',
  strategy: 'spread',
};

interface Visit {
  /** Those of an earlier visit. */
  answers?: Answers;
  /** The state of the history entry. */
  state?: unknown;
  /** False when the wizard is retried after a failure. */
  isEntered?: boolean;
  /** Loaded for the matches so far. */
  candidates?: Candidate[];
}

/** Enters the wizard with the answers and the history entry from an earlier visit. */
export function visitWizard({ answers, ...visit }: Visit = {}) {
  const store = createStore({
    preferences: {
      ...initialPreferences,
      ...answers,
      selectedCandidates: { ids: ['a'], clickedId: 'a', origin: 'results' },
    },
  });
  const { element, router } = drawWizard(store, visit);
  render(element);
  return { user: userEvent.setup(), store, router };
}

/** The wizard as a visitor enters it, with its router. */
export function drawWizard(
  store: ReturnType<typeof createStore>,
  { state, isEntered = true, candidates }: Omit<Visit, 'answers'> = {},
) {
  const queryClient = createQueryClient();
  if (candidates) queryClient.setQueryData(['candidates'], { candidates, unreadable: 0 });
  const router = createMemoryRouter(
    [
      {
        path: '/demo',
        element: <EnteredPage Page={Wizard} onEnter={isEntered ? onEnter : undefined} />,
      },
      { path: '/results', element: <p>Matches</p> },
    ],
    { initialEntries: [{ pathname: '/demo', state }] },
  );
  const element = (
    <AppProviders store={store} queryClient={queryClient}>
      <RouterProvider router={router} />
    </AppProviders>
  );
  return { element, router };
}

/** Goes from step 1 to a later one with one answer in each step before it. */
export async function goToStep(step: 2 | 3, user: User) {
  await user.click(screen.getByRole('checkbox', { name: 'Climate & Environment' }));
  await user.click(button('Next'));
  await screen.findByRole('heading', { name: /^Step 2 of 3: / });
  if (step === 2) return;
  await user.click(screen.getByRole('radio', { name: 'Support candidates in close races' }));
  await user.click(button('Next'));
  await screen.findByRole('heading', { name: /^Step 3 of 3: / });
}

export function heading() {
  return screen.getByRole('heading', { level: 1 });
}

export function button(name: string | RegExp) {
  return screen.getByRole('button', { name });
}
