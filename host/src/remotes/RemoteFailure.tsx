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
import type { Failure, Phase } from './RemoteError';

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
        title={explanations[failure.phase] ?? 'This part of the site could not be loaded.'}
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
          {advice[failure.phase] ?? 'Try again in a moment.'}{' '}
          {whatStillWorks(remotes, failure.remote)} Your answers and your selection are kept.
        </p>
      </Notice>
    </Stack>
  );
}

const explanations: Partial<Record<Phase, string>> = {
  contract: 'This part was made for another version of the site.',
  off: 'This part of the site is switched off for now.',
  changed: 'This part of the site was changed on its way to you, so it was not run.',
  render: 'This part stopped because of a fault in it.',
  slow: 'This part of the site has stopped arriving.',
};

const advice: Partial<Record<Phase, string>> = {
  contract: 'Load the page again in a while.',
  off: 'Try again later.',
  slow: 'Check your connection, and try again.',
};

function whatStillWorks(remotes: readonly SiteRemote[], failed: string) {
  const list = listFeatures(remotes.filter(({ name }) => name !== failed));
  return `${list.charAt(0).toUpperCase()}${list.slice(1)} still work.`;
}

/** Lists the features of some remotes for a sentence. */
export function listFeatures(remotes: readonly Pick<SiteRemote, 'features'>[]) {
  // British English has no comma before "and", like the rest of the site.
  return new Intl.ListFormat('en-GB').format(remotes.flatMap(({ features }) => features));
}
