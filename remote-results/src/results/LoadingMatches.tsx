import { Skeleton, Stack } from '@donate-impact/shared/ui';

// As many as the file has, so that a reloaded page keeps its place.
const cards = Array.from({ length: 24 }, (_, place) => place + 1);

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
