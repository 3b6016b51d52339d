import type { Edit, Mutation } from '../Mutation';

const preferences = 'shared/src/preferences';
const state = `${preferences}/PreferencesState.ts`;
const storage = `${preferences}/preferencesStorage.ts`;
const entry = 'shared/src/contract/OnEnter.ts';
const candidate = 'shared/src/candidates/Candidate.ts';
const stepDeprecated: Edit = [
  state,
  '  currentStep: Step;',
  '  /** @deprecated the address has it */\n  currentStep: Step;',
];

/** Changes of what remotes read. */
export const stateAndData: readonly Mutation[] = [
  // State
  [
    'minor',
    'the state gets a field',
    'state.preferences.visits',
    [state, '  currentStep: Step;', '  currentStep: Step;\n  visits: number;'],
  ],
  [
    'major',
    'a field of the state has values of another kind',
    'state.preferences.currentStep',
    [state, '  currentStep: Step;', '  currentStep: string;'],
  ],
  [
    'major',
    'a field of the state can be null',
    'state.preferences.currentStep',
    [state, '  currentStep: Step;', '  currentStep: Step | null;'],
  ],
  [
    'major',
    'an answer has one more value, which remotes of before would read',
    'state.preferences.impact',
    [`${preferences}/Answers.ts`, "| 'infra'", "| 'infra' | 'local'"],
  ],
  [
    'deprecation',
    'a field inside the state is renamed',
    'state.preferences.beforeReset.step',
    [state, '    step: Step;', '    at: Step;'],
  ],
  [
    'minor',
    'a field of the state is deprecated',
    'state state.preferences.currentStep',
    stepDeprecated,
  ],
  [
    'nothing',
    'a selector changes',
    '',
    [`${preferences}/preferencesSelectors.ts`, 'issues.length > 0', 'issues.length > 1'],
  ],
  // What a page is given when it is entered
  [
    'minor',
    'onEnter is given more',
    'onEnter.path',
    [entry, 'dispatch: Dispatch', 'dispatch: Dispatch; path: string'],
  ],
  [
    'major',
    'onEnter is given something else',
    'onEnter.dispatch',
    [entry, 'dispatch: Dispatch', 'send: Dispatch'],
  ],
  // What is stored
  [
    'major',
    'the answers are stored under another key',
    'donate-impact-store',
    [storage, "'donate-impact-store'", "'answers'"],
  ],
  [
    'major',
    'the stored form has another version',
    'donate-impact-store.version',
    [storage, 'literal(1)', 'literal(2)'],
  ],
  [
    'minor',
    'the stored form gets a field',
    'donate-impact-store.seen',
    [storage, '  answers: answersSchema,', '  answers: answersSchema,\n  seen: literal(true),'],
  ],
  // The query
  [
    'major',
    'the query has another key',
    'candidates',
    ['shared/src/candidates/candidatesQuery.ts', "['candidates']", "['people']"],
  ],
  [
    'minor',
    'a candidate gets a field',
    'candidates.candidates[].party',
    [candidate, '  site: string;', '  site: string;\n  party: string;'],
  ],
  [
    'major',
    'a field of a candidate has values of another kind',
    'candidates.candidates[].timeToElectionDays',
    [candidate, 'timeToElectionDays: number', 'timeToElectionDays: string'],
  ],
];

/** A field that a release deprecates, and its removal. */
export const fieldRemoved: readonly [Edit, Mutation] = [
  stepDeprecated,
  [
    'major',
    'a field of the state is removed that a release has deprecated',
    'state.preferences.currentStep',
    [state, '  currentStep: Step;\n', ''],
  ],
];
