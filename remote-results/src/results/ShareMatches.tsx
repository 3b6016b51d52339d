import { type Answers, encodePreferences } from '@donate-impact/shared/preferences';
import { paths } from '@donate-impact/shared/routes';
import { Button, Cluster, Surface } from '@donate-impact/shared/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { Field } from '../filters/Field';

const refusal = 'Your browser did not allow it. Copy the link from here:';

/** Passes on a link to the list: copied, by the device's own menu if it has one, or else by hand; and prints the list. */
export function ShareMatches({ answers }: { answers: Answers }) {
  const [message, setMessage] = useState('');
  const field = useId();
  // The answers are in the fragment, which is never sent.
  const link = `${window.location.origin}${paths.results.getHref()}${encodePreferences(answers)}`;

  async function pass(way: () => Promise<void>, done = '') {
    try {
      await way();
      setMessage(done);
    } catch (error) {
      const isDismissed = error instanceof DOMException && error.name === 'AbortError';
      if (!isDismissed) setMessage(refusal);
    }
  }

  const copy = () => pass(() => navigator.clipboard.writeText(link), 'Copied.');
  const share = () => pass(() => navigator.share({ title: document.title, url: link }));

  return (
    <Panel as="section" aria-label="Share these matches">
      <Cluster $gap={1}>
        <Button $variant="primary" onClick={copy}>
          Copy link
        </Button>
        {'share' in navigator && <Button onClick={share}>Share…</Button>}
        <Button onClick={() => window.print()}>Print summary</Button>
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
      <p>
        Anyone with the link sees these issues, this impact focus and this strategy, and nothing
        else. Browsers send none of it to any site.
      </p>
    </Panel>
  );
}

/** Printed by itself, the list has its first three cards. */
function printAll() {
  const { dataset } = document.documentElement;
  dataset.printAll = '';
  window.addEventListener('afterprint', () => delete dataset.printAll, { once: true });
  window.print();
}

const Panel = styled(Surface)`
  display: grid;
  gap: var(--space-1);
  padding: var(--space-1);
  font-size: var(--text-small);

  button {
    padding-inline: var(--space-1);
    font-size: inherit;
  }
`;

const SharedStatus = styled.p`
  font-weight: 600;

  &:empty {
    position: absolute;
  }
`;
