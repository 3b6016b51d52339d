import type { Bed } from '../Plant';

const journey = 'remote-wizard/src/journey/useJourney.test.tsx';
const gating = 'remote-wizard/e2e/gating.spec.ts';
const history = 'remote-wizard/e2e/history.spec.ts';
const reset = 'remote-wizard/e2e/reset.spec.ts';

export const wizard: Bed = {
  subject: 'Wizard: steps and reset',
  plants: [
    {
      name: 'entering the wizard resets nothing',
      file: 'remote-wizard/src/pages/Wizard.tsx',
      from: '  dispatch(wizardEntered());\n',
      to: '',
      caughtBy: { file: journey, title: 'starts over on entry' },
    },
    {
      name: 'Start Over does nothing',
      file: 'remote-wizard/src/pages/Wizard.tsx',
      from: 'onClick={() => dispatch(startedOver())}',
      to: 'onClick={() => startedOver()}',
      caughtBy: { file: reset, title: 'Start Over acts immediately' },
    },
    {
      name: 'Undo restores the answers but not the step',
      file: 'remote-wizard/src/pages/Wizard.tsx',
      from: '    returnTo(undoable.step);\n',
      to: '',
      caughtBy: { file: reset, title: 'Start Over acts immediately' },
    },
    {
      name: 'the focus is lost after the visitor restores the last answers',
      file: 'remote-wizard/src/reset/AnswersNotice.tsx',
      from: '    onRestored();\n',
      to: '',
      caughtBy: { file: reset, title: 'a reload resets the wizard' },
    },
    {
      name: 'the focus does not move with the step',
      file: 'remote-wizard/src/journey/useFocusOnStep.ts',
      from: '    heading.current?.focus();\n',
      to: '',
      caughtBy: { file: gating, title: 'focus goes to the heading of the next step' },
    },
    {
      name: 'a visitor can leave a step without an answer',
      file: 'remote-wizard/src/steps/StepPanel.tsx',
      from: 'disabled={!open}',
      to: 'disabled={false}',
      caughtBy: { file: gating, title: 'Next is disabled until an issue is chosen' },
    },
    {
      name: 'the history leads to steps that the answers do not reach',
      file: 'remote-wizard/src/journey/useJourney.ts',
      from: 'lowerStep(asked, furthest)',
      to: 'asked',
      caughtBy: { file: history, title: 'Forward goes no further than the answers allow' },
    },
    {
      name: 'Back leaves steps in the history',
      file: 'remote-wizard/src/journey/useJourney.ts',
      from: 'if (previous === to) navigate(-1);\n    else ',
      to: '',
      caughtBy: { file: history, title: 'Back moves one step' },
    },
    {
      name: 'a double click on Next skips a step',
      file: 'remote-wizard/src/journey/useJourney.ts',
      from: 'if (detail < 2) move();',
      to: 'move();',
      caughtBy: { file: journey, title: 'ignores the second click of a double click' },
    },
    {
      name: 'a choice made before the script ran is lost',
      file: 'remote-wizard/src/choices/useEarlyChoice.ts',
      from: '    choose();\n',
      to: '',
      caughtBy: {
        file: 'remote-wizard/src/choices/useEarlyChoice.test.tsx',
        title: 'adopts an issue that was chosen before the script ran',
      },
    },
  ],
};
