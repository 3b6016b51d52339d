import { type Canary, off } from '@donate-impact/releases/ReleaseChange';
import { refuse } from '@donate-impact/releases/refuse';
import { computeSum } from '@donate-impact/releases/release';
import type { ReleaseDescription } from '@donate-impact/releases/releaseFolder';
import type { DeployedRelease, SiteState } from '@donate-impact/releases/SiteState';
import type { FindUnsigned } from '@donate-impact/releases/signatures';
import { type ChangeCommand, type CommandOptions, decideChange } from './decideChange';

/** Who gets which release: one for all visitors, or one beside a canary. */
type Shown = string | { live: string; canary: Canary | null };

/** The options of a command, and what the release of a rollout says of itself. */
type Options = Omit<CommandOptions, 'release'> & {
  id?: string;
  contract?: string;
  paths?: string[];
  signature?: string;
  tested?: string[];
};

const [first, second, third] = ['111111111111', '222222222222', '333333333333'] as const;
const canary = { live: first, canary: { id: second, share: 10 } };
const canaryOfFirst = { live: third, canary: { id: first, share: 10 } };

it.each([
  ['rollout', [first], { id: second }, second, 'rollback returns to 111111111111.'],
  ['rollout', [first], { id: second, canary: 10 }, canary, 'promote makes it live for all'],
  ['rollout', [canary], { id: third }, third, 'rollback returns to 111111111111.'],
  ['rollout', [first, off], { id: second }, second, 'switch-off undoes this.'],
  ['rollback', [first, second], {}, first, 'rollback returns to 222222222222.'],
  ['rollback', [first, second, first], {}, second, 'rollback returns to 111111111111.'],
  ['rollback', [first, off, second], {}, first, 'rollback returns to 222222222222.'],
  ['rollback', [first, off], {}, first, 'switch-off undoes this.'],
  ['promote', [first, canary], {}, second, 'rollback returns to 111111111111.'],
  [
    'widen',
    [canary],
    { canary: 50, canaryId: second },
    { live: first, canary: { id: second, share: 50 } },
    'promote makes it live for all',
  ],
  ['abort', [first, canary], {}, first, 'its rollout with --canary 10 undoes this.'],
  ['abort', [canary], { canaryId: second }, first, '222222222222 stays deployed'],
  ['switch-off', [first], {}, off, 'switch-on undoes this.'],
  ['switch-off', [canary], {}, off, 'to 111111111111, without the canary 222222222222.'],
  ['switch-on', [first, second, off], {}, second, 'switch-off undoes this.'],
] as const)(
  '%s after %j with %j makes %s active, and says how to undo it: %s',
  (command, history, asked, releases, hint) => {
    const next = getNext(createState(history), 'wizard', command, asked);

    expect(next.shown).toEqual(toShown(releases));
    expect(next.hint).toContain(hint);
  },
);

it.each([
  ['rollout', [first, off], { id: second, canary: 10 }, 'wizard is switched off, so a canary'],
  ['rollback', [first, canary], {}, 'A canary runs; abort ends it.'],
  ['rollback', [first], {}, 'wizard has had no other release, so there is none to return to.'],
  ['rollback', [], {}, 'wizard has no release yet. Start the site:'],
  ['rollback', ['444444444444', first], {}, '444444444444 of wizard is not there any more'],
  ['promote', [first], {}, 'wizard has no canary.'],
  ['promote', [canary], { canaryId: third }, '333333333333 is not the canary any more.'],
  ['widen', [first], { canary: 50 }, 'wizard has no canary.'],
  ['widen', [canary], { canary: 50, canaryId: third }, 'is not the canary any more.'],
  ['abort', [first], {}, 'wizard has no canary.'],
  ['abort', [canary], { canaryId: third }, '333333333333 is not the canary any more.'],
  ['abort', [canary, second], { canaryId: second }, '222222222222 is not the canary any more.'],
  ['switch-off', [first, off], {}, 'wizard is switched off already.'],
  ['switch-on', [first, second], {}, 'wizard is not switched off.'],
] as const)('%s after %j is refused', (command, history, asked, message) => {
  expect(() => getNext(createState(history), 'wizard', command, asked)).toThrow(message);
});

it('the shell cannot be switched off', () => {
  expect(() => getNext(createState([]), 'host', 'switch-off')).toThrow('it is every page');
});

it('a preview keeps the active release and names the release beside it', () => {
  const asked = { id: third, contract: '2.0', preview: true };

  const next = getNext(createState([canary]), 'wizard', 'rollout', asked);

  expect(next.shown).toMatchObject({ ...canary, deployed: third });
  const [, key = ''] = /^\/\?preview=wizard@3+\.(\w{32}) /.exec(next.hint ?? '') ?? [];
  expect(next.shown?.key).toBe(computeSum(key));
});

it('the first rollout of what an app’s image has brought makes a change, which gateways follow', () => {
  const state = createState([first]);
  const initial = state.changes.map((change) => ({ ...change, by: 'build' }));

  const next = getNext({ ...state, changes: initial }, 'wizard', 'rollout', { id: first });

  expect(next).toMatchObject({ shown: toShown(first), done: '111111111111 is live' });
});

const unchanged = '111111111111 is live already, so nothing has changed';
const widerAlready = '222222222222 is live for 10 % of the visitors already';

it.each([
  ['rollout', [first], { id: first }, unchanged],
  ['rollout', [first], { id: first, preview: true }, unchanged],
  ['widen', [canary], { canary: 5 }, widerAlready],
  ['rollout', [canary], { id: second, canary: 5, keepsShare: true }, widerAlready],
] as const)('%s after %j with %j changes nothing: %s', (command, history, asked, done) => {
  const next = getNext(createState(history), 'wizard', command, asked);

  expect(next.shown).toBeUndefined();
  expect(next.done).toBe(done);
});

it.each([
  [{ id: third }, '333333333333 is live, and the canary 222222222222 has ended'],
  [
    { id: third, canary: 5, keepsShare: true },
    '333333333333 is live for 5 % of the visitors, and the canary 222222222222 has ended',
  ],
  [{ id: second }, '222222222222 is live'],
  [{ id: second, canary: 5 }, '222222222222 is live for 5 % of the visitors'],
])('a rollout of %j during a canary says what became of the canary', (asked, done) => {
  expect(getNext(createState([canary]), 'wizard', 'rollout', asked).done).toBe(done);
});

it.each([
  [
    'wizard',
    [first],
    { id: third, contract: '1.2' },
    'wizard needs contract ^1.2, and the shell provides 1.1, so no tab would run it: it takes only its own major version, and no older minor version. Nothing has changed. Release the shell first,',
  ],
  ['host', [first], { id: third, contract: '1.0' }, 'Roll wizard back first.'],
  ['host', [first], { id: third, contract: '2.0' }, 'until wizard has moved, or switch'],
  [
    'host',
    [canaryOfFirst],
    { id: second, contract: '2.0' },
    'wizard needs contract ^1.1, and the shell provides 2.0',
  ],
])('a rollout of %s after %j with %j is refused: %s', (app, history, asked, message) => {
  const state = createState(history, { [third]: '2.0' });

  expect(() => getNext(state, app, 'rollout', asked)).toThrow(message);
});

it('a rollout of the shell is possible whatever a remote needs that is switched off', () => {
  const asked = { id: third, contract: '2.0' };
  const next = getNext(createState([first, off]), 'host', 'rollout', asked);

  expect(next.shown).toEqual(toShown(third));
});

it.each([
  [['/demo'], 'news and wizard both claim the path /demo.'],
  [['/news', '/steps/:id'], 'news and wizard both claim the path /steps/:step.'],
])(
  'a rollout that claims %j of another app is refused, unless the page moves',
  (paths, message) => {
    const state = createState([first]);
    const asked = { id: third, contract: '1.1', paths };
    const initial = createChange('news', second);
    const rollout = (more = {}, changes = state.changes) =>
      getNext({ ...state, changes: [...changes, initial] }, 'news', 'rollout', {
        ...asked,
        ...more,
      });

    expect(rollout).toThrow(message);
    expect(() => rollout({ preview: true })).toThrow(message);
    expect(rollout({ takes: 'wizard' }).shown).toEqual(toShown(third));
    expect(rollout({}, createState([first, off]).changes).shown).toEqual(toShown(third));
    expect(rollout({ paths: ['/news'] }).shown).toEqual(toShown(third));
  },
);

it('a release returns to a path that another app has taken only if the command says so', () => {
  const { releases, changes } = createState([first, second]);
  const moved = describe('news', third, '1.1', ['/demo']);
  const state = {
    changes: [...changes, createChange('news', third)],
    releases: releases.map((one) => (one.id === second ? { ...one, declared: null } : one)),
  };
  state.releases.push({ ...moved, deployed: 0 });
  const rollback = (takes?: string) => getNext(state, 'wizard', 'rollback', { takes });

  expect(rollback).toThrow('wizard and news both claim the path /demo.');
  expect(rollback('news').shown).toEqual(toShown(first));
});

it.each([
  [['19.3.1'], '^19.4.0', true],
  [['19.3.1', '20.0.0'], '^20.0.0', false],
  [undefined, '^19.4.0', false],
])(
  'a shell that provides React %j refuses a remote that needs %s: %s',
  (react, requiredVersion, isRefused) => {
    const { releases, changes } = createState([second, first]);
    const provided = react && { contract: ['1.1'], react };
    const needs = {
      metaData: {},
      shared: [{ name: 'react', requiredVersion }],
    } as ReleaseDescription['needs'];
    const described = releases.map((one) =>
      one.app === 'host' ? { ...one, provided } : { ...one, needs },
    );
    const rollout = () => getNext({ changes, releases: described }, 'wizard', 'rollback');

    if (isRefused)
      expect(rollout).toThrow('wizard needs react ^19.4.0, and the shell provides 19.3.1');
    else expect(rollout().shown).toEqual(toShown(second));
  },
);

it.each([
  [{}, {}, true],
  [{ tested: [`host@${first}`] }, {}, false],
  [{}, { tested: [`wizard@${second}`] }, false],
])('with --only-tested, one of the two must name the other: %j, %j', (own, shells, isRefused) => {
  const state = createState([first]);
  const releases = state.releases.map((one) => (one.app === 'host' ? { ...one, ...shells } : one));
  const rollout = () =>
    getNext({ ...state, releases }, 'wizard', 'rollout', { id: second, onlyTested: true, ...own });

  if (isRefused)
    expect(rollout).toThrow(`wizard@${second} was not tested together with host@${first}`);
  else expect(rollout().shown).toEqual(toShown(second));
});

it.each([
  ['rollout', [first], { id: second, signature: 'given' }, 'given'],
  ['rollout', [first], { id: second, signature: 'given', canary: 10 }, 'given'],
  ['rollout', [first], { id: first, signature: 'given' }, 'given'],
  ['rollout', [first], { id: second, signature: 'given', preview: true }, 'given'],
  ['rollback', [first, second], {}, `of ${first}`],
  ['promote', [canary], {}, `of ${second}`],
  ['switch-on', [first, off], {}, `of ${first}`],
] as const)('%s after %j checks the signature', (command, history, asked: Options, expected) => {
  const findUnsigned = jest.fn(() => [refuse('RELEASE_UNSIGNED', expected)]);
  const run = () => getNext(createState(history), 'wizard', command, asked, findUnsigned);

  expect(run).toThrow('is not signed');
  expect(findUnsigned).toHaveBeenCalledWith(
    expect.objectContaining({ app: 'wizard', signature: expected }),
  );
});

it.each([
  ['abort', [canary]],
  ['switch-off', [first]],
] as const)('%s needs no signature', (command, history) => {
  const findUnsigned = jest.fn();
  getNext(createState(history), 'wizard', command, {}, findUnsigned);

  expect(findUnsigned).not.toHaveBeenCalled();
});

it.each(['rollback', 'switch-off'] as const)(
  '%s is possible while the release of another app does not say what it is',
  (command) => {
    const state = createState([first, second]);
    const unreadable: DeployedRelease = { app: 'news', id: first, deployed: 0, problem: 'damaged' };
    const sick = {
      changes: [...state.changes, createChange('news', first)],
      releases: [...state.releases, unreadable],
    };

    expect(getNext(sick, 'wizard', command).shown).toBeDefined();
  },
);

it('a rollback to a release that does not say what it is names the reason', () => {
  const state = createState([first, second]);
  const releases = state.releases.map((release) =>
    release.app === 'wizard' ? { ...release, problem: 'version.json is damaged.' } : release,
  );

  expect(() => getNext({ ...state, releases }, 'wizard', 'rollback')).toThrow(
    '111111111111 of wizard cannot be compared with the others. Nothing has changed. version.json is',
  );
});

function getNext(
  state: SiteState,
  app: string,
  command: ChangeCommand,
  { id = '', contract = '1.1', paths = [], signature = '', tested = [], ...options }: Options = {},
  findUnsigned: FindUnsigned = () => [],
) {
  const described = { ...describe(app, id, contract, paths, signature), tested };
  const release = command === 'rollout' ? described : undefined;
  return decideChange(state, app, command, { ...options, release }, findUnsigned);
}

/** A site whose wizard has had these releases, the last one now. */
function createState(history: readonly Shown[], contracts: Record<string, string> = {}): SiteState {
  const wizard = [first, second, third].map((id) =>
    describe('wizard', id, contracts[id], ['/demo', '/steps/:step'], `of ${id}`),
  );
  const changes = history.map((shown) => createChange('wizard', shown));
  return {
    changes: [createChange('host', first), ...changes],
    releases: [describe('host', first), ...wizard].map((release) => ({ ...release, deployed: 0 })),
  };
}

function createChange(app: string, shown: Shown) {
  const at = '2026-11-22T09:30:00.000Z';
  return { app, at, by: 'kim@ops', why: 'a test', ...toShown(shown) };
}

function toShown(shown: Shown) {
  return typeof shown === 'string' ? { live: shown, canary: null } : shown;
}

function describe(
  app: string,
  id: string,
  contractVersion = '1.1',
  paths: string[] = [],
  signature = '',
): ReleaseDescription {
  const pages = Object.fromEntries(paths.map((path) => [path, { path, title: path }]));
  const declared = app === 'host' ? null : { name: app, order: 10, pages };
  return { app, id, commit: 'unknown', contractVersion, declared, signature };
}
