import { Stack, usePageTitle } from '@donate-impact/shared/ui';
import { CallToAction } from '../landing/CallToAction';
import { Features } from '../landing/Features';
import { Hero } from '../landing/Hero';

/** The site in one page: what it does, a sample run, and the way to the demo. */
export function Landing() {
  usePageTitle('Donate Impact: make your political dollars count');
  return (
    <Stack $gap={8} data-boundary="marketing">
      <Hero />
      <Features />
      <CallToAction />
    </Stack>
  );
}
