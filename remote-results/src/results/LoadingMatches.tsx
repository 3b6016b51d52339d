import { Skeleton, Stack } from '@donate-impact/shared/ui';
import { Card, Head } from './CandidateCard.styles';

const cards = ['first', 'second', 'third', 'fourth'];

/** Shown while the data file is loading, in the space that the cards will take. */
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

/** A card's shape while the data is loading. */
function CardSkeleton() {
  return (
    <Card as="div" aria-hidden="true">
      <Head as="div">
        <Skeleton $width="2.5rem" $height="2rem" />
        <Skeleton $width="14rem" $height="1.5rem" />
      </Head>
      <Skeleton $width="30rem" $height="1.5rem" />
      <Skeleton $height="2.75rem" />
      <Skeleton $width="24rem" $height="2.75rem" />
    </Card>
  );
}
