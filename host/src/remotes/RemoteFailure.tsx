import type { SiteRemote } from '@donate-impact/shared/contract';
import { paths } from '@donate-impact/shared/routes';
import {
  Button,
  LinkButton,
  Notice,
  PageHeading,
  Stack,
  usePageTitle,
} from '@donate-impact/shared/ui';
import { useState } from 'react';
import type { Failure } from './RemoteError';

interface RemoteFailureProps {
  remotes: readonly SiteRemote[];
  failure: Failure;
  onTryAgain: () => Promise<void>;
}

const home = { to: paths.landing.getHref(), text: 'Go to Home' };
const demo = { to: paths.wizard.getHref(), text: 'Run the Demo' };

/** Replaces a page that failed: names the remote, and tells the visitor what to do and what still works. */
export function RemoteFailure({ remotes, failure, onTryAgain }: RemoteFailureProps) {
  const [trying, setTrying] = useState(false);
  const failed = remotes.find(({ name }) => name === failure.remote);
  const title = `${failed?.displayName} cannot be shown right now`;
  const isHomeDown = Object.values(failed?.pages ?? {}).some(
    ({ path }) => path === paths.landing.path,
  );
  const elsewhere = isHomeDown ? demo : home;
  usePageTitle(title);
  const tryAgain = async () => {
    setTrying(true);
    await onTryAgain();
    setTrying(false);
  };
  return (
    <Stack $gap={3} data-failure={failure.phase}>
      <PageHeading>{title}</PageHeading>
      <Notice
        alert
        title={explanation(failure)}
        actions={
          <>
            <Button
              $variant="primary"
              aria-disabled={trying}
              onClick={trying ? undefined : tryAgain}
            >
              {trying ? 'Trying…' : 'Try again'}
            </Button>
            <LinkButton to={elsewhere.to}>{elsewhere.text}</LinkButton>
          </>
        }
      >
        <p>
          {advice(failure)} {whatStillWorks(remotes, failure.remote)} Your answers and your
          selection are kept.
        </p>
      </Notice>
    </Stack>
  );
}

function explanation({ phase }: Failure) {
  if (phase === 'contract') return 'This part was made for another version of the site.';
  if (phase === 'off') return 'This part of the site is switched off for now.';
  if (phase === 'changed')
    return 'This part of the site was changed on its way to you, so it was not run.';
  if (phase === 'render') return 'This part stopped because of a fault in it.';
  if (phase === 'slow') return 'This part of the site has stopped arriving.';
  return 'This part of the site could not be loaded.';
}

function advice({ phase }: Failure) {
  if (phase === 'contract') return 'Load the page again in a while.';
  if (phase === 'slow') return 'Check your connection, and try again.';
  return phase === 'off' ? 'Try again later.' : 'Try again in a moment.';
}

function whatStillWorks(remotes: readonly SiteRemote[], failed: string) {
  const list = listFeatures(remotes.filter(({ name }) => name !== failed));
  return `${list.charAt(0).toUpperCase()}${list.slice(1)} still work.`;
}

/** Lists the features of some remotes for a sentence. */
export function listFeatures(remotes: readonly Pick<SiteRemote, 'features'>[]) {
  // British English has no comma before "and", like the rest of the site.
  return new Intl.ListFormat('en-GB').format(remotes.flatMap(({ features }) => features));
}
