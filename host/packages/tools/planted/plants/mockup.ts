import type { Bed } from '../Plant';

const test = 'remote-marketing/src/mockup/Mockup.test.tsx';

export const mockup: Bed = {
  subject: 'Mock-up and motion',
  plants: [
    {
      name: 'Pause does not stop the sample run',
      file: 'remote-marketing/src/mockup/Mockup.tsx',
      from: ` && !paused);`,
      to: ');',
      caughtBy: { file: test, title: 'stays where it is while paused' },
    },
    {
      name: 'the sample run plays for visitors who prefer less motion',
      file: 'remote-marketing/src/mockup/useMotion.ts',
      from: `reduced ? 'reduced' : 'full'`,
      to: `reduced ? 'full' : 'full'`,
      caughtBy: { file: test, title: 'visitors who prefer less motion' },
    },
    {
      name: 'the sample run continues out of view',
      file: 'remote-marketing/src/mockup/useInView.ts',
      from: 'return onScreen && tabVisible;',
      to: 'return tabVisible;',
      caughtBy: { file: test, title: 'stops while it is out of view' },
    },
    {
      name: 'Replay Demo does not restart the sample run',
      file: 'remote-marketing/src/mockup/Mockup.tsx',
      from: '    rewind();\n',
      to: '',
      caughtBy: { file: test, title: 'restarts when the visitor replays it' },
    },
    {
      name: 'screen readers announce every letter of the typing',
      file: 'remote-marketing/src/mockup/SampleProfile.tsx',
      from: 'aria-hidden="true"',
      to: '',
      caughtBy: { file: test, title: 'hides its typing from assistive technology' },
    },
    {
      name: 'pages slide into each other for visitors who prefer less motion',
      file: 'shared/src/ui/GlobalStyle.ts',
      from: '@media (prefers-reduced-motion: reduce)',
      to: '@media (prefers-reduced-motion: no-preference) and (max-width: 1px)',
      build: ['host'],
      caughtBy: {
        file: 'host/e2e/pageChange.spec.ts',
        title: 'pages change without a transition under reduce',
      },
    },
  ],
};
