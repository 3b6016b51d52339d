import { paths } from '@donate-impact/shared/routes';
import { donationAmount } from '@donate-impact/shared/scoring';
import { LinkButton, Stack } from '@donate-impact/shared/ui';
import { Sheet } from './Mockup.styles';

/** Stands in the place of the sample run where nothing is to move. */
export function StartCard() {
  return (
    <Sheet as="section" aria-labelledby="start-card-title">
      <Stack>
        <h2 id="start-card-title">Three questions, one ranking</h2>
        <p>{`Answer them, and see where $${donationAmount} could help most.`}</p>
        <div>
          <LinkButton to={paths.wizard.getHref()}>Start Demo</LinkButton>
        </div>
      </Stack>
    </Sheet>
  );
}
