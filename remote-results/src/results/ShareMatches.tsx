import { type Answers, encodePreferences } from '@donate-impact/shared/preferences';
import { paths } from '@donate-impact/shared/routes';
import { Button, Cluster, Section } from '@donate-impact/shared/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { Field } from '../filters/Field';

const refusal = 'Your browser did not allow it. Copy the link from here:';

/** Prints the list, and passes on a link to it: by the device's own menu, or else copied, or else to copy by hand. */
export function ShareMatches({ answers }: { answers: Answers }) {
  const [message, setMessage] = useState('');
  const field = useId();
  // The answers are in the fragment, which is never sent.
  const link = `${window.location.origin}${paths.results.getHref()}${encodePreferences(answers)}`;
  const hasMenu = 'share' in navigator;

  async function pass() {
    try {
      if (hasMenu) return await navigator.share({ title: document.title, url: link });
      await navigator.clipboard.writeText(link);
      setMessage('Link copied.');
    } catch (error) {
      const isDismissed = error instanceof DOMException && error.name === 'AbortError';
      if (!isDismissed) setMessage(refusal);
    }
  }

  return (
    <Section id="share" title="Share these matches">
      <p>
        The link holds the issues, the impact focus and the strategy, and nothing else; browsers do
        not send that part of a link to any site.
      </p>
      <Cluster $gap={1}>
        <Button onClick={pass}>{hasMenu ? 'Send link' : 'Copy link'}</Button>
        <Button onClick={() => window.print()}>Print</Button>
        <Button onClick={printAll}>Print all cards</Button>
      </Cluster>
      <SharedStatus role="status">{message}</SharedStatus>
      {message === refusal && (
        <Field>
          <label htmlFor={field}>Link to these matches</label>
          <input
            id={field}
            readOnly
            value={link}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </Field>
      )}
    </Section>
  );
}

/** Printed by itself, the list has its first three cards. */
function printAll() {
  const { dataset } = document.documentElement;
  dataset.printAll = '';
  window.addEventListener('afterprint', () => delete dataset.printAll, { once: true });
  window.print();
}

const SharedStatus = styled.p`
  font-weight: 600;

  &:empty {
    position: absolute;
  }
`;
