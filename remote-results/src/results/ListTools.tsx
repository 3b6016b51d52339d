import { isUnanswered } from '@donate-impact/shared/preferences';
import { Button, media } from '@donate-impact/shared/ui';
import styled from 'styled-components';
import type { MatchList, Panel } from './useMatchList';

/** Opens one panel at a time: the picture of the ranking, sharing and, where there is no side column, the filters. */
export function ListTools({ list: { matches, panel, toggle } }: { list: MatchList }) {
  const toggles = (one: Panel) => ({
    'aria-expanded': panel === one,
    'aria-controls': one,
    onClick: () => toggle(one),
  });

  return (
    <>
      <Button {...toggles('ranking')}>Ranking</Button>
      {!isUnanswered(matches.answers) && <Button {...toggles('share')}>Share</Button>}
      <FilterToggle {...toggles('filter')}>Filter</FilterToggle>
    </>
  );
}

/** On a narrow screen the filters wait behind it, so that the first candidate is in sight. */
const FilterToggle = styled(Button)`
  display: none;

  @media screen and ${media.belowWide} {
    display: inline-flex;
  }
`;
