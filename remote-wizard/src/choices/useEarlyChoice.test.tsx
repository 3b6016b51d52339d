/** @jest-environment jest-fixed-jsdom */
import { createStore } from '@donate-impact/shared/app';
import { initialPreferences, type PreferencesState } from '@donate-impact/shared/preferences';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { drawWizard } from '../testing/visitWizard';

it('adopts an issue that was chosen before the script ran', async () => {
  const container = prerender();

  container.querySelector<HTMLInputElement>('#issue-economy')?.click();
  const { store } = hydrate(container);

  expect(store.getState().preferences.issues).toEqual(['economy']);
  expect(screen.getByRole('checkbox', { name: 'Economy' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled();
});

it('adopts it, too, when an extension has changed the markup', () => {
  const container = prerender();
  const economy = container.querySelector<HTMLInputElement>('#issue-economy');
  economy?.after(document.createElement('div'));

  economy?.click();
  const store = createStore();
  render(drawWizard(store).element, { container, hydrate: true, onRecoverableError: () => {} });

  expect(economy).not.toBeInTheDocument();
  expect(store.getState().preferences.issues).toEqual(['economy']);
});

it('says beside Next that the scripts are loading, until they run', () => {
  const container = prerender();
  expect(container).toHaveTextContent('Loading');

  hydrate(container);

  expect(container).not.toHaveTextContent('Loading');
  expect(screen.getByRole('button', { name: 'Next' })).toHaveAccessibleDescription(
    'Choose at least one issue to continue.',
  );
});

it('leaves stored answers cleared when nothing was chosen before the script ran', () => {
  const container = prerender();

  const { store } = hydrate(container, { issues: ['climate'], currentStep: 1 });

  expect(store.getState().preferences).toMatchObject({ issues: [], currentStep: 0 });
  expect(screen.getByRole('button', { name: /^Use my last answers: Climate/ })).toBeVisible();
});

function prerender() {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(drawWizard(createStore()).element);
  return container;
}

function hydrate(container: HTMLElement, stored: Partial<PreferencesState> = {}) {
  const store = createStore({ preferences: { ...initialPreferences, ...stored } });
  const errors = jest.spyOn(console, 'error');
  render(drawWizard(store).element, { container, hydrate: true });
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
  return { store };
}
