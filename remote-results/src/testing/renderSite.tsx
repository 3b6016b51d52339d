import { AppProviders, createQueryClient, createStore } from '@donate-impact/shared/app';
import type { Candidate as CandidateRecord } from '@donate-impact/shared/candidates';
import { initialPreferences, type PreferencesState } from '@donate-impact/shared/preferences';
import { paths } from '@donate-impact/shared/routes';
import { fakeMotionPreference } from '@donate-impact/shared/testing/fakeMotionPreference';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Candidate } from '../pages/Candidate';
import { Confirm } from '../pages/Confirm';
import { Results } from '../pages/Results';

fakeMotionPreference(false);

// Each test has a tab of its own.
afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '');
});

/** What a test renders. */
export interface Site {
  url: string;
  /** The content of the data file; if absent, the page has to fetch it. */
  candidates?: CandidateRecord[] | undefined;
  unreadable?: number;
  preferences?: Partial<PreferencesState>;
}

/** The pages of this remote with their own store, query client and router. */
export function renderSite({ url, candidates, unreadable = 0, preferences }: Site) {
  const store = createStore({ preferences: { ...initialPreferences, ...preferences } });
  const queryClient = createQueryClient();
  if (candidates) queryClient.setQueryData(['candidates'], { candidates, unreadable });
  const router = createMemoryRouter(
    [
      { path: paths.candidate.path, element: <Candidate /> },
      { path: paths.confirm.path, element: <Confirm /> },
      { path: paths.results.path, element: <Results /> },
    ],
    { initialEntries: [url] },
  );
  const view = render(
    <AppProviders store={store} queryClient={queryClient}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  return { ...view, store, router, user: userEvent.setup() };
}
