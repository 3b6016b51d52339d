import { Stack } from '@donate-impact/shared/ui';
import { CardSkeleton } from '../card/CardSkeleton';

const cards = ['first', 'second', 'third', 'fourth'];

/** The list while the data file is on its way, in the room that the cards will take. */
export function LoadingMatches() {
  return (
    <Stack>
      <p>Loading candidates...</p>
      {cards.map((card) => (
        <CardSkeleton key={card} />
      ))}
    </Stack>
  );
}
