import type { Edit, Mutation } from '../Mutation';

const declarations = 'shared/src/routes/declarations.json';
const actions = 'shared/src/preferences/preferencesActions.ts';
const about = `      "About": {
        "path": "/about",
        "title": "About Us · Donate Impact",
        "link": "About Us"
      },
`;
const undone = `/** The visitor undid Start Over. */
export const startOverUndone = /* @__PURE__ */ createAction('preferences/startOverUndone');
`;
const undoDeprecated: Edit = [
  actions,
  '/** The visitor undid Start Over. */',
  '/** The visitor undid Start Over. @deprecated use startedOver */',
];

/** Changes of pages and of what remotes dispatch. */
export const pagesAndActions: readonly Mutation[] = [
  // Pages
  [
    'minor',
    'a page is added',
    'marketing/Terms',
    [declarations, about, `${about}      "Terms": { "path": "/terms", "title": "Terms" },\n`],
  ],
  ['major', 'a page is removed', 'marketing/About', [declarations, about, '']],
  ['major', 'a page gets another path', 'wizard/Wizard', [declarations, '"/demo"', '"/quiz"']],
  [
    'major',
    'a page moves to another remote',
    'marketing/About',
    [declarations, about, ''],
    [declarations, '      "Wizard": {', `${about}      "Wizard": {`],
  ],
  ['nothing', 'a page gets another title', '', [declarations, 'Your Matches · ', 'Matches · ']],
  // Slots
  [
    'minor',
    'a page has one more slot',
    'recent-news in results/Results',
    [declarations, '"fills": {', '"slots": { "recent-news": "Results" },\n    "fills": {'],
  ],
  [
    'minor',
    'a remote no longer fills a slot',
    'leading-matches by results/LeadingMatches',
    [declarations, '"leading-matches": "LeadingMatches"', ''],
  ],
  [
    'minor',
    'a slot is gone',
    'leading-matches in wizard/Wizard',
    [declarations, '"leading-matches": "Wizard"', ''],
  ],
  // Actions
  [
    'minor',
    'an action is added',
    'preferences/pauseAsked',
    [
      actions,
      undone,
      `${undone}export const pauseAsked = createAction<number>('preferences/pauseAsked');\n`,
    ],
  ],
  [
    'major',
    'a payload becomes an object',
    'preferences/issueToggled',
    [actions, '<string>', '<{ id: string }>'],
  ],
  [
    'major',
    'an action takes fewer values',
    'preferences/strategyChosen',
    [actions, '<Strategy>', "<'single'>"],
  ],
  [
    'minor',
    'an action takes one more value',
    'preferences/stepReached',
    [actions, '<Step>', '<Step | 3>'],
  ],
  [
    'minor',
    'a payload gets a field that may be missing',
    'preferences/donationChosen.note',
    [actions, '<DonationChoice>', '<DonationChoice & { note?: string }>'],
  ],
  [
    'major',
    'a payload gets a field that is required',
    'preferences/donationChosen.note',
    [actions, '<DonationChoice>', '<DonationChoice & { note: string }>'],
  ],
  [
    'major',
    'an action gets a payload',
    'preferences/startedOver',
    [
      actions,
      "createAction('preferences/startedOver')",
      "createAction<'key'>('preferences/startedOver')",
    ],
  ],
  ['minor', 'an action is deprecated', 'actions preferences/startOverUndone', undoDeprecated],
  [
    'deprecation',
    'an action is renamed',
    'preferences/startOverUndone',
    [actions, "'preferences/startOverUndone'", "'preferences/undone'"],
  ],
  [
    'deprecation',
    'an action is removed that no release has deprecated',
    'preferences/startOverUndone',
    [actions, undone, ''],
  ],
];

/** An action that a release deprecates, and its removal. */
export const actionRemoved: readonly [Edit, Mutation] = [
  undoDeprecated,
  [
    'major',
    'an action is removed that a release has deprecated',
    'preferences/startOverUndone',
    [actions, undone, ''],
  ],
];
