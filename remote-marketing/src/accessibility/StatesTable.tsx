import styled from 'styled-components';
import results from './results.json';

const { combinations, states } = results;

/** Every state by screen, with the number of violations for each combination of theme and width. */
export function StatesTable() {
  return (
    <Frame role="region" aria-labelledby="states-caption" tabIndex={0}>
      <Table>
        <caption id="states-caption">Violations in each state</caption>
        <colgroup>
          <col />
          <col />
          {combinations.map((combination) => (
            <col key={combination} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">Screen</th>
            <th scope="col">State</th>
            {combinations.map((combination) => (
              <th key={combination} scope="col">
                {combination}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {states.map(({ screen, name, violations }) => (
            <tr key={`${screen}: ${name}`}>
              <td>{screen}</td>
              <th scope="row">{name}</th>
              {violations.map((count, index) => (
                <td key={combinations[index]}>{count}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

const Frame = styled.div`
  overflow-x: auto;
`;

const Table = styled.table`
  /* The rows that arrive later do not change the columns. */
  table-layout: fixed;
  min-width: 42rem;
  width: 100%;
  font-size: var(--text-small);
  caption { padding-block-end: var(--space-1); font-weight: 600; text-align: start; }
  th, td {
    padding: var(--space-1);
    border-block-start: 1px solid var(--color-border);
    text-align: start;
    vertical-align: top;
  }
  :is(th, td):first-child { padding-inline-start: 0; }
  :is(th, td):nth-child(n + 3) { text-align: end; font-variant-numeric: tabular-nums; }
  col { width: 13%; }
  col:nth-child(1) { width: 18%; }
  col:nth-child(2) { width: 30%; }
  tbody th { font-weight: 400; }
`;
