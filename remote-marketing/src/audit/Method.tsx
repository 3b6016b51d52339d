import { Disclosure, Stack } from '@donate-impact/shared/ui';
import styled from 'styled-components';
import figures from './figures.json';

const { answers, issues, wizard } = figures;

export function Method() {
  return (
    <Disclosure summary="How this was counted">
      <Steps>
        <li>
          <strong>Every combination.</strong> Each of the {issues} issues is chosen or not, which
          makes {2 ** issues} sets. The strategy does not change the ranking.
        </li>
        <li>
          <strong>Also the empty one.</strong> The questionnaire asks for at least one issue and for
          an impact, so it leads to {wizard.answers} of the {answers}. Whoever opens the matches
          without finishing it is ranked by what is answered so far, even if that is nothing, so the
          others are possible, too. In the {wizard.answers} alone, {wizard.first} candidates come
          first and {wizard.topThree} reach the top three.
        </li>
        <li>
          <strong>The factor that decides.</strong> Where several share second place, the first is
          compared with each; if that names different factors, or two gain equally, the combination
          counts as “more than one factor”.
        </li>
        <li>
          <strong>The same code.</strong> The candidates were ranked by the code that ranks your
          matches, not by a copy of it. In the sources of this site,{' '}
          <code>npm run audit-figures -w remote-marketing</code> counts again.
        </li>
        <li>
          <strong>Counted twice.</strong> A second program, written apart from that code, calculates
          in exact fractions. A test compares both counts and fails if one differs, or if these
          figures are out of date.
        </li>
        <li>
          <strong>What this does not say.</strong> Every combination counts the same here. Visitors
          prefer some to others, so the shares are not chances. Other weights, tried under “How
          scoring works”, are not included; they do not change who receives a donation.
        </li>
      </Steps>
    </Disclosure>
  );
}

const Steps = styled(Stack).attrs({ as: 'ul' })`
  gap: var(--space-1);
  max-width: var(--measure);
`;
