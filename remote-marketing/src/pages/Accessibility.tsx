import { Disclosure, PageHeading, Stack, usePageTitle } from '@donate-impact/shared/ui';
import styled from 'styled-components';
import results from '../accessibility/results.json';
import { StatesTable } from '../accessibility/StatesTable';

const { axe, rules, combinations, states } = results;
const violations = states.flatMap((state) => state.violations).reduce((sum, n) => sum + n, 0);
const checks = states.length * combinations.length;

/** The figures come from the last run of the checks. */
export function Accessibility() {
  usePageTitle('Accessibility');
  return (
    <Stack $gap={3} data-boundary="marketing">
      <PageHeading>Accessibility</PageHeading>
      <Texts>
        <Stack>
          <p>
            This site is designed to meet WCAG 2.2 at level AA. An automated test visits every state
            of every screen and checks it with axe-core {axe}, in light and dark colors, on screens
            360 and 1280 px wide.
          </p>
          <p>
            <strong>
              {states.length} states, {checks} checks, {violations}{' '}
              {violations === 1 ? 'violation' : 'violations'}.
            </strong>{' '}
            The rules are those tagged {rules.join(', ')}.
          </p>
          <p>
            Not tested: Safari, mobile browsers, and screen readers with the people who use them. If
            something is in your way, open an issue where you found the source code of this site.
          </p>
        </Stack>
        <p>
          Automated checks find only some of the barriers that people meet. Other tests therefore
          complete the whole journey by keyboard alone and check the focus at each step, verify that
          nothing moves while a page loads and that every page fits a 320 px window without sideways
          scrolling, and find every control as a screen reader does: by its role and name.
        </p>
      </Texts>
      <Disclosure summary="Every state">
        <StatesTable />
      </Disclosure>
    </Stack>
  );
}

const Texts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2) var(--space-6);
  @media (min-width: 60rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
