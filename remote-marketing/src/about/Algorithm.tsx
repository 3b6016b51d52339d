import { paths } from '@donate-impact/shared/routes';
import { competitivenessValues } from '@donate-impact/shared/scoring';
import { Table } from '@donate-impact/shared/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { RuledSection } from './RuledSection';

const { tossup, lean, safe } = competitivenessValues;

const groups = [
  {
    title: 'Scored',
    items: [
      {
        name: 'Race competitiveness and polling',
        text: `Toss-up ${tossup}, lean ${lean}, safe ${safe}. Polls are only shown.`,
      },
      {
        name: 'Funding gaps',
        text: 'How far a candidate trails in funds, as a share of the larger fund.',
      },
      {
        name: 'Time until election',
        text: 'The sooner, the more. A year or more away counts 0.',
      },
      {
        name: 'Issue alignment',
        text: 'The share of your issues that a candidate lists, whichever side the candidate takes.',
      },
    ],
  },
  {
    title: 'Shown, not scored',
    items: [{ name: 'Donation leverage', text: 'A rating from low to high.' }],
  },
  {
    title: 'Not in the data',
    items: [{ name: 'Historical voting patterns', text: 'The prototype has none.' }],
  },
];

export function Algorithm() {
  return (
    <RuledSection id="algorithm" title="What the algorithm considers">
      <Considered aria-labelledby="algorithm-title">
        {groups.map(({ title, items }) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={2}>
                {title}
              </th>
            </tr>
            {items.map(({ name, text }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </Considered>
      <p>
        The <Link to={paths.audit.getHref()}>audit of the ranking</Link> shows who comes first over
        all possible answers, and who never does.
      </p>
    </RuledSection>
  );
}

const Considered = styled(Table)`
  th[scope='row'] {
    width: 36%;
    font-weight: 400;
  }
  th[scope='rowgroup'] {
    padding-block-start: var(--space-2);
    border: 0;
    color: var(--color-accent);
  }
  tbody:first-of-type th[scope='rowgroup'] {
    padding-block-start: 0;
  }
  /* Large text: no column is as wide as its longest word. */
  @media (max-width: 19.99rem) {
    th[scope='row'],
    td {
      display: block;
      width: auto;
    }
    td {
      padding-inline: 0;
      border: 0;
    }
  }
`;
