import { PageHeading, Stack, usePageTitle } from '@donate-impact/shared/ui';
import results from './results.json';
import { StatesTable } from './StatesTable';

const { axe, rules, combinations, states } = results;
const violations = states.flatMap((state) => state.violations).reduce((sum, n) => sum + n, 0);
const checks = states.length * combinations.length;

/** What was checked for accessibility, and with what result; the figures are those of the last run. */
export function Accessibility() {
  usePageTitle('Accessibility');
  return (
    <Stack $gap={3}>
      <PageHeading>Accessibility</PageHeading>
      <p>
        This site is made to meet WCAG 2.2 at level AA. A program goes through every state of every
        screen and checks it with axe-core {axe}, in light and dark, on screens 360 and 1280 px
        wide.
      </p>
      <p>
        <strong>
          {states.length} states, {checks} checks, {violations}{' '}
          {violations === 1 ? 'violation' : 'violations'}.
        </strong>{' '}
        The rules are those tagged {rules.join(', ')}.
      </p>
      <p>
        A program finds only some of what can bar somebody. So the whole journey is also walked by
        keyboard alone with the focus checked at each step, nothing may move while a page loads,
        every page fits a window of 320 px without sideways scrolling, and the tests find every
        control as a screen reader does: by its role and name.
      </p>
      <StatesTable />
    </Stack>
  );
}
