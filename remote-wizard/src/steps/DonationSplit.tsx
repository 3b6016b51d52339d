import { getShare } from '@donate-impact/shared/scoring';
import { BallotMark, Cluster } from '@donate-impact/shared/ui';

/** The shares of the donation, which the hint has in words. */
export function DonationSplit({ count }: { count: number }) {
  const { each } = getShare(count);

  return (
    <Cluster $gap={1} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a share is its place
        <BallotMark key={place} $filled>{`$${each}`}</BallotMark>
      ))}
    </Cluster>
  );
}
