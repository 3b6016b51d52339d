import { paths } from '@donate-impact/shared/routes';
import {
  LinkButton,
  NothingHere,
  PageHeading,
  Stack,
  usePageTitle,
} from '@donate-impact/shared/ui';

/** Shown at every address without a page. */
export function NotFound() {
  usePageTitle('Page not found');
  return (
    <Stack>
      <PageHeading>Page not found</PageHeading>
      <NothingHere
        actions={
          <>
            <LinkButton $variant="primary" to={paths.landing.getHref()}>
              Go to Home
            </LinkButton>
            <LinkButton to={paths.wizard.getHref()}>Run the Demo</LinkButton>
          </>
        }
      >
        There is nothing at this address. It may be misspelled or out of date.
      </NothingHere>
    </Stack>
  );
}
