import { createVisitorStore } from '@donate-impact/shared/app';
import { initialPreferences } from '@donate-impact/shared/preferences';
import { carryOver, takeCarried } from './carryOver';

const preferences = {
  ...initialPreferences,
  issues: ['climate'],
  selection: { ids: ['ruiz'], clickedId: 'ruiz', origin: 'results' as const },
};

it('begins the next load with all that was chosen, and the one after that with what is stored', () => {
  carryOver(preferences);

  expect(createVisitorStore(takeCarried()).getState().preferences).toEqual(preferences);
  expect(createVisitorStore(takeCarried()).getState().preferences.selection.ids).toEqual([]);
});

it('drops what was carried and cannot be read', () => {
  sessionStorage.setItem('donate-impact-carried', '{');

  expect(takeCarried()).toBeNull();
});
