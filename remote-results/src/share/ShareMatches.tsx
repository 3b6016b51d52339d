import type { Answers } from '@donate-impact/shared/preferences';
import { Button, Section } from '@donate-impact/shared/ui';
import { useId, useState } from 'react';
import { SharedLinkField, SharedStatus } from './ShareMatches.styles';
import { shareLink } from './shareLink';

type Copied = 'no' | 'yes' | 'refused';

/** Copies a link that opens the same matches elsewhere; where the browser refuses, the link is there to copy by hand. */
export function ShareMatches({ answers }: { answers: Answers }) {
  const [copied, setCopied] = useState<Copied>('no');
  const field = useId();
  const link = shareLink(window.location.origin, answers);

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setCopied('yes');
    } catch {
      setCopied('refused');
    }
  }

  return (
    <Section id="share" title="Share these matches">
      <p>The link carries these preferences after its #, the part that browsers do not send.</p>
      <div>
        <Button onClick={copy}>Copy link</Button>
      </div>
      <SharedStatus role="status">
        {copied === 'yes' && 'Link copied.'}
        {copied === 'refused' && 'Your browser did not allow copying: take the link from here.'}
      </SharedStatus>
      {copied === 'refused' && (
        <SharedLinkField>
          <label htmlFor={field}>Link to these matches</label>
          <input
            id={field}
            readOnly
            value={link}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </SharedLinkField>
      )}
    </Section>
  );
}
