import { Skeleton, Stack, Surface } from '@donate-impact/shared/ui';
import { Card, Charts, Head } from './CandidateCard.styles';

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
    <Surface aria-hidden="true">
      <Card>
        <Head as="div">
          <Skeleton $width="2.5rem" $height="2rem" />
          <div>
            <Skeleton $width="14rem" $height="1.5rem" />
            <Skeleton $width="9rem" />
          </div>
          <Skeleton $width="9.5rem" $height="2.5rem" />
        </Head>
        <Skeleton $width="24rem" $height="1.75rem" />
        <Charts>
          <Skeleton $height="9rem" />
          <Skeleton $height="9rem" />
        </Charts>
        <Skeleton $width="18rem" $height="1.75rem" />
        <Skeleton $height="2.75rem" />
        <Skeleton $width="20rem" $height="2.75rem" />
      </Card>
    </Surface>
  );
}
