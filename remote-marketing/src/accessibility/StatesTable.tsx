import { Table, TableFrame } from '@donate-impact/shared/ui';
import styled from 'styled-components';
import results from './results.json';

const { combinations, states } = results;
const caption = 'Violations in each state';

/** Every state by screen, with the number of violations for each combination of theme and width. */
export function StatesTable() {
  return (
    <TableFrame aria-label={caption}>
      <States>
        <caption>{caption}</caption>
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
      </States>
    </TableFrame>
  );
}

const States = styled(Table)`
  /* The rows that arrive later do not change the columns. */
  table-layout: fixed;
  min-width: 42rem;
  :is(th, td):nth-child(n + 3) { text-align: end; }
  col { width: 13%; }
  col:nth-child(1) { width: 18%; }
  col:nth-child(2) { width: 30%; }
  tbody th { font-weight: 400; }
`;
