import { type Answers, encodePreferences } from '@donate-impact/shared/preferences';
import { paths } from '@donate-impact/shared/routes';
import { Button, Cluster, Muted, media } from '@donate-impact/shared/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { Field } from '../filters/Field';

const refusal = 'Your browser did not allow it. Copy the link from the field.';

/** Passes on a link to the list, from its field, copied or by the device's own menu; and prints the list. */
export function ShareMatches({ answers }: { answers: Answers }) {
  const [message, setMessage] = useState('');
  const field = useId();
  // The answers are in the fragment, which is never sent.
  const link = `${window.location.origin}${paths.results.getHref()}${encodePreferences(answers)}`;

  async function pass(way: () => Promise<void>, done = '') {
    // What is said twice is announced twice.
    setMessage('');
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
    <Panel id="share" data-print="hide" aria-label="Share and print these matches">
      <LinkField>
        <label htmlFor={field}>Link to these matches</label>
        <input
          id={field}
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </LinkField>
      <Cluster $gap={1}>
        <Button onClick={copy}>Copy link</Button>
        {'share' in navigator && <Button onClick={share}>Share…</Button>}
        <Button onClick={() => window.print()}>Print summary</Button>
        <Button onClick={printAll}>Print all cards</Button>
      </Cluster>
      <SharedStatus role="status">{message}</SharedStatus>
      <Muted>Whoever has the link sees your answers. This site’s server does not.</Muted>
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

const Panel = styled(Cluster).attrs({ as: 'section' })`
  align-items: end;
  gap: var(--space-1);
  padding-block-end: var(--space-2);
  border-block-end: var(--rule);
  font-size: var(--text-small);

  > p {
    flex: 1 0 100%;
  }

  button {
    padding-inline: var(--space-1);
    font-size: inherit;
  }

  @media ${media.phone} {
    > div {
      flex: 1 0 100%;
    }

    button {
      flex: auto;
    }
  }
`;

const LinkField = styled(Field)`
  flex: 1 1 24rem;
`;

const SharedStatus = styled.p`
  font-weight: 700;

  &:empty {
    position: absolute;
  }
`;
