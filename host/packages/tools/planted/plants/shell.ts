import type { Bed } from '../Plant';

const routes = 'host/e2e/routes.spec.ts';
const loader = 'host/src/federation/createLoader.test.ts';
const remotePage = 'host/src/federation/RemotePage.test.tsx';
const routeFocus = 'host/src/navigation/RouteFocus.test.tsx';
const topBar = 'host/src/layout/TopBar.test.tsx';

export const shell: Bed = {
  subject: 'Shell: routes, focus, a remote that fails',
  plants: [
    {
      name: 'the focus stays where it was when the page changes',
      file: 'host/src/navigation/RouteFocus.tsx',
      from: '?.focus({ preventScroll: true });',
      to: ';',
      caughtBy: { file: routeFocus, title: 'moves focus to the heading of the next page' },
    },
    {
      name: 'the first load moves the focus',
      file: 'host/src/navigation/RouteFocus.tsx',
      from: 'useRef(pathname)',
      to: `useRef('')`,
      caughtBy: { file: routeFocus, title: 'does not move focus on the first load' },
    },
    {
      name: 'Escape closes the menu and loses the focus',
      file: 'host/src/layout/TopBar.tsx',
      from: '    button.current?.focus();\n',
      to: '',
      caughtBy: { file: topBar, title: 'closes the menu on Escape and returns focus' },
    },
    {
      name: 'the menu stays open after a navigation',
      file: 'host/src/layout/TopBar.tsx',
      from: 'setOpen(false), [key]',
      to: 'setOpen(false), []',
      caughtBy: { file: topBar, title: 'closes the menu after a navigation' },
    },
    {
      name: 'the current page is not marked in the top bar',
      file: 'host/src/layout/TopBar.tsx',
      from: ' end={end} viewTransition>',
      to: ' end={end} aria-current="false" viewTransition>',
      caughtBy: { file: topBar, title: 'marks the current page' },
    },
    {
      name: 'the skip link leads nowhere',
      file: 'host/src/layout/SkipLink.tsx',
      from: `document.getElementById('main')?.focus();`,
      to: '',
      build: ['host'],
      caughtBy: {
        file: 'host/e2e/journey.spec.ts',
        title: 'a visitor confirms a donation by keyboard alone',
      },
    },
    {
      name: 'the router accepts a path in capital letters that the gateway rejects',
      file: 'host/src/routes.tsx',
      from: '      caseSensitive: true,\n',
      to: '',
      build: ['host'],
      caughtBy: { file: routes, title: 'a visitor at an address without a page reads so' },
    },
    {
      name: 'Back scrolls a list to its top',
      file: 'host/src/layout/Layout.tsx',
      from: '<ScrollRestoration />',
      to: '',
      build: ['host'],
      caughtBy: { file: routes, title: 'Back returns to where the visitor left the list' },
    },
    {
      name: 'the router changes the page before the markup is hydrated',
      file: 'host/src/navigation/holdHistory.ts',
      from: '    event.stopImmediatePropagation();\n',
      to: '',
      build: ['host'],
      caughtBy: { file: routes, title: 'Back before a reloaded page is hydrated' },
    },
    {
      name: 'a page keeps the title of the previous one',
      file: 'shared/src/ui/usePageTitle.ts',
      from: '}, [title]);',
      to: '}, []);',
      caughtBy: { file: 'shared/src/ui/hooks.test.tsx', title: 'updates the document title' },
    },
    {
      name: 'the panel names the wrong part',
      file: 'shared/src/routes/declarations.json',
      from: '"called": "The questionnaire"',
      to: '"called": "The list of matches"',
      caughtBy: { file: remotePage, title: 'names wizard in plain words' },
    },
    {
      name: 'Try again does nothing',
      file: 'host/src/federation/RemoteFailure.tsx',
      from: '    await onTryAgain();\n',
      to: '',
      caughtBy: { file: remotePage, title: 'tries again on demand' },
    },
    {
      name: 'Try again requests the release that failed, although another is live',
      file: 'host/src/federation/fetchPage.ts',
      from: '  remote.address = await tools.currentAddress(remote, signal);\n',
      to: '',
      caughtBy: { file: loader, title: 'Try again takes the release that is live by then' },
    },
    {
      name: 'the shell requests files of a remote that is switched off',
      file: 'host/src/federation/fetchPage.ts',
      from: 'if (isSwitchedOff(remote.address))',
      to: 'if (signal.aborted)',
      caughtBy: { file: loader, title: 'requests nothing of a remote that is switched off' },
    },
    {
      name: 'a tab reloads although its release is still live',
      file: 'host/src/federation/createReload.ts',
      from: '    if (address === release.address) return;\n',
      to: '',
      caughtBy: {
        file: 'host/src/federation/createReload.test.ts',
        title: 'does not reload when the same release is still served',
      },
    },
    {
      name: 'the focus is lost after Try again',
      file: 'host/src/federation/RemotePage.tsx',
      from: 'if (attempt > 0) focusHeading();',
      to: '',
      caughtBy: {
        file: remotePage,
        title: 'moves focus to the heading of the page that replaces the button',
      },
    },
    {
      name: 'Try again clears the wizard’s answers',
      file: 'host/src/federation/RemotePage.tsx',
      from: 'isResumed.current = wasShown.current && ',
      to: 'isResumed.current = false && ',
      caughtBy: {
        file: remotePage,
        title: 'does not notify a page that was shown before',
      },
    },
    {
      name: 'an error that a page throws is not reported',
      file: 'host/src/federation/PageBoundary.tsx',
      from: '    this.props.loader.reportFailure(this.describe(cause));\n',
      to: '',
      caughtBy: { file: remotePage, title: 'reports to the operator what a page threw' },
    },
    {
      name: 'the report of what a page threw names no release',
      file: 'host/src/federation/PageBoundary.tsx',
      from: 'loader.releaseOf(remote) ?? {}',
      to: '{ ...loader.releaseOf(remote), address: undefined }',
      caughtBy: { file: remotePage, title: 'reports to the operator what a page threw' },
    },
    {
      name: 'the panel for an unsupported contract claims that the part does not answer',
      file: 'host/src/federation/RemoteFailure.tsx',
      from: `if (phase === 'contract')\n    return`,
      to: `if (phase === 'page' && version)\n    return`,
      caughtBy: {
        file: 'host/src/federation/RemoteFailure.test.tsx',
        title: 'explains a failure in the contract phase',
      },
    },
    {
      name: 'a slot closes while its data is on its way',
      file: 'host/src/federation/FilledSlot.tsx',
      from: '!isFilled && !isFetching()',
      to: '!isFilled',
      caughtBy: {
        file: 'host/src/federation/FilledSlot.test.tsx',
        title: 'keeps the place open while its data is on its way',
      },
    },
    {
      name: 'React Query arrives one hop after the page that needs it',
      file: 'shared/packages/build/writePages.ts',
      from: "usesQueries ? preloadScript(files.queries) : ''",
      to: "usesQueries ? '' : ''",
      build: ['host'],
      caughtBy: { file: 'host/e2e/requests.spec.ts', title: '/confirm costs at most' },
    },
    {
      name: 'pages get a query client of their own each time they ask for React Query',
      file: 'host/src/federation/lazyQueries.ts',
      from: 'queries ??= createQueries(onError);',
      to: 'queries = createQueries(onError);',
      caughtBy: {
        file: 'host/src/federation/lazyQueries.test.ts',
        title: 'does not wait for an attempt that hangs, and has one client',
      },
    },
  ],
};
