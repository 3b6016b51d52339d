/** The fixed donation of the demo, in dollars. */
export const donationAmount = 50;

/** A donation split among recipients: dollars each, in total, and left over from rounding down. */
export type Share = ReturnType<typeof getShare>;

/** The share of each of `count` recipients: the donation divided by their number, rounded down. */
export function getShare(count: number) {
  const each = count < 1 ? 0 : Math.floor(donationAmount / count);
  const total = each * count;
  return { each, total, leftOver: donationAmount - total };
}
