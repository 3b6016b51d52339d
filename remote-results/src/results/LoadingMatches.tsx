import { Skeleton, Stack } from '@donate-impact/shared/ui';

const cards = ['first', 'second', 'third', 'fourth'];

/** Shown while the data file is loading, in the space that the cards will take. */
export function LoadingMatches() {
  return (
    <Stack>
      <p>Loading candidates...</p>
      {cards.map((card) => (
        <Skeleton key={card} $height="14rem" />
      ))}
    </Stack>
  );
}
