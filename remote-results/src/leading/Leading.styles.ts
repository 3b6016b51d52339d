import { Muted, Section, Stack } from '@donate-impact/shared/ui';
import styled from 'styled-components';

/** Where a page has room for one line: the name of the first, and no number without its noun. */
const oneLine = '@container (max-height: 3rem)';

/* Every row has the same height, whoever is in it: only the bars move. */
export const Panel = styled(Section)`
  container-type: inline-size;

  ${oneLine} {
    display: flex;
    gap: var(--space-half);
    font-size: var(--text-small);

    h2 {
      flex: none;
      font-size: inherit;
      font-weight: 400;
      line-height: inherit;

      &::after { content: ':'; }
    }

    p,
    svg,
    li + li { display: none; }
  }
`;

export const List = styled(Stack).attrs({ as: 'ol' })`
  ${oneLine} { min-width: 0; }
`;

export const Head = styled.div`
  display: grid;
  grid-template-columns: 2rem minmax(0, 1fr) auto;
  align-items: baseline;
  gap: var(--space-half);

  ${oneLine} { display: block; }
`;

export const Rank = styled.span`
  color: var(--color-muted);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  ${oneLine} { display: none; }
`;

export const Name = styled.span`
  display: block;
  font-weight: 600;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Score = styled.span`
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  ${oneLine} { display: none; }
`;

export const Why = styled(Muted)`
  margin-block-start: var(--space-half);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Footnote = styled(Muted)`
  min-block-size: 2lh;
  white-space: pre-line;
`;
