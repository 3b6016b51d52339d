import { type Candidate, campaignSite } from '@donate-impact/shared/candidates';
import { Button, RuledSection, VisuallyHidden } from '@donate-impact/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { BackToResults } from '../common/BackToResults';
import { useLazyDialog } from '../loading/useLazyDialog';

const feature = 'Download Receipt';

const notImplemented = {
  title: 'Not Implemented Yet',
  description: `${feature} is not implemented in this prototype.`,
  closeLabel: 'Got it',
};

const load = () => import('@donate-impact/shared/ui/Dialog').then(({ Dialog }) => Dialog);

interface NextStepsProps {
  recipients: readonly Candidate[];
  /** Called with the URLs of the sites that are open now. */
  onOpen: (...urls: string[]) => void;
}

/** The actions on the confirmation page; the result of opening the sites is reported below the buttons. */
export function NextSteps({ recipients, onOpen }: NextStepsProps) {
  const [outcome, setOutcome] = useState('');
  const { show, dialog } = useLazyDialog({ load, name: feature, props: notImplemented });
  const urls = recipients.flatMap(({ site }) => campaignSite(site)?.href ?? []);

  function openSites() {
    const blocked = openTabs(urls);
    onOpen(...urls.filter((url) => !blocked.includes(url)));
    setOutcome(openedSentence(urls.length, blocked.length));
    const links = [...document.querySelectorAll<HTMLAnchorElement>('#donation a[target]')];
    links.find(({ href }) => blocked.includes(href))?.focus();
  }

  return (
    <RuledSection id="next" title="What to do next" data-print="hide">
      <Buttons>
        {urls.length > 0 && (
          <Button $variant="primary" onClick={openSites}>
            <span>
              {urls.length === 1 ? 'Open Campaign Site' : 'Open Campaign Sites'}
              <VisuallyHidden>
                {urls.length === 1 ? ' in a new tab' : `, ${urls.length} new tabs`}
              </VisuallyHidden>
            </span>
          </Button>
        )}
        <Button aria-haspopup="dialog" onClick={show}>
          {feature}
        </Button>
        {dialog}
        <Button onClick={() => window.print()}>Print</Button>
      </Buttons>
      <Outcome role="status">{outcome}</Outcome>
      <div>
        <BackToResults $variant="quiet" />
      </div>
    </RuledSection>
  );
}

/**
 * Opens each URL in its own tab and returns the URLs that the browser blocked. With `noopener`,
 * `window.open` always returns null, which would hide that a tab was blocked, so the opener is removed afterward
 * instead.
 */
function openTabs(urls: readonly string[]): string[] {
  return urls.filter((url) => {
    const tab = window.open(url, '_blank');
    if (tab) tab.opener = null;
    return tab === null;
  });
}

/** The result of opening the sites: all are open, or some were blocked. */
function openedSentence(asked: number, blocked: number): string {
  if (blocked === 0) {
    return asked === 1
      ? 'The campaign site is open in a new tab.'
      : `${asked} campaign sites are open in new tabs.`;
  }
  const how = blocked === 1 ? 'Use its link above' : 'Use their links above';
  return `Your browser blocked ${blocked} of ${asked} ${asked === 1 ? 'tab' : 'tabs'}. ${how} instead.`;
}

/* Side by side where they have a row of their own, one below the other in a column or on a phone. */
const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: var(--space-1) var(--space-2);
`;

/* In the page before it has text, so that the text is announced. */
const Outcome = styled.p`
  &:empty { position: absolute; }
`;
