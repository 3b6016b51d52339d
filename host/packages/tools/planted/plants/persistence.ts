import type { Bed } from '../Plant';

const carried = 'host/src/carryOver.test.ts';
const storage = 'shared/src/preferences/preferencesStorage.test.ts';
const reset = 'remote-wizard/e2e/reset.spec.ts';

export const persistence: Bed = {
  subject: 'State that outlives the page',
  plants: [
    {
      name: 'the storage key is renamed',
      file: 'shared/src/preferences/preferencesStorage.ts',
      from: "storageKey = 'donate-impact-store'",
      to: "storageKey = 'donate-impact'",
      caughtBy: { file: storage, title: 'is stored under donate-impact-store' },
    },
    {
      name: 'the storage key remains when there is no answer',
      file: 'shared/src/preferences/preferencesStorage.ts',
      from: 'if (value === null) storage?.removeItem(storageKey);',
      to: `if (value === null) storage?.setItem(storageKey, '');`,
      caughtBy: { file: storage, title: 'removes the key on' },
    },
    {
      name: 'nothing is stored',
      file: 'shared/src/app/createVisitorStore.ts',
      from: 'persistPreferences(store, storage);',
      to: '',
      caughtBy: { file: reset, title: 'answers and step are stored in the browser' },
    },
    {
      name: 'the site crashes when the browser denies storage',
      file: 'shared/src/preferences/preferencesStorage.ts',
      from: 'return globalThis.localStorage ?? null;\n  } catch {\n    return null;',
      to: 'return globalThis.localStorage ?? null;\n  } catch (refused) {\n    throw refused;',
      caughtBy: { file: reset, title: 'the wizard works in memory when storage is denied' },
    },
    {
      name: 'a reload for a new release carries nothing over',
      file: 'host/src/carryOver.ts',
      from: 'sessionStorage.setItem(key, JSON.stringify(preferences));',
      to: '',
      caughtBy: { file: carried, title: 'begins the next load with all that was chosen' },
    },
    {
      name: 'a reload for a new release loses the selection',
      file: 'shared/src/app/createVisitorStore.ts',
      from: 'preferences: carried ?? {',
      to: 'preferences: {',
      caughtBy: { file: carried, title: 'begins the next load with all that was chosen' },
    },
    {
      name: 'answers that were carried over once return on every load',
      file: 'host/src/carryOver.ts',
      from: '    sessionStorage.removeItem(key);\n',
      to: '',
      caughtBy: { file: carried, title: 'and the one after that with what is stored' },
    },
  ],
};
