import { issueOptions } from '@donate-impact/shared/preferences';
import { paths } from '@donate-impact/shared/routes';
import { factorNames, impactChoices } from '@donate-impact/shared/scoring';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** The candidates in the data file, which this page does not load. */
export const candidateCount = 24;

/** The combinations of answers that rank differently: any set of issues, with one impact focus or none. */
const combinations = 2 ** issueOptions.length * impactChoices.length;

/** What the site can be held to, in figures. */
export function Proof() {
  return (
    <Figures>
      <li>
        <b>{candidateCount}</b> invented candidates
      </li>
      <li>
        <b>{factorNames.length}</b> scoring factors
      </li>
      <li>
        <b>{combinations}</b> combinations, <Link to={paths.audit.getHref()}>all audited</Link>
      </li>
    </Figures>
  );
}

const Figures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(6rem, 100%), 1fr));
  gap: var(--space-1) var(--space-2);
  padding-block-start: var(--space-2);
  border-block-start: var(--rule);
  color: var(--color-muted);
  font-size: var(--text-small);
  line-height: var(--line-snug);

  b {
    display: block;
    color: var(--color-text);
    font-size: var(--text-h2);
    line-height: var(--line-tight);
  }

  a {
    display: inline-block;
    margin-block: calc(-1 * var(--space-half));
    padding-block: var(--space-half);
  }
`;
