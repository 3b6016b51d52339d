import { act, renderHook } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useHydrated } from './useHydrated';
import { usePageTitle } from './usePageTitle';

it('sets the document title to the page and the site', () => {
  renderHook(() => usePageTitle('About Us'));

  expect(document.title).toBe('About Us · Donate Impact');
});

it('does not name the site twice', () => {
  renderHook(() => usePageTitle('Donate Impact: make your political dollars count'));

  expect(document.title).toBe('Donate Impact: make your political dollars count');
});

it('hydrates prerendered markup unchanged, and only then reports that it is hydrated', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Hydrated />);
  expect(root).toHaveTextContent('prerendered');

  await act(async () => {
    hydrateRoot(root, <Hydrated />, { onRecoverableError: fail });
  });

  expect(root).toHaveTextContent('hydrated');
});

function Hydrated() {
  return <p>{useHydrated() ? 'hydrated' : 'prerendered'}</p>;
}

function fail(error: unknown) {
  throw error;
}
