import { Button, Notice } from '@donate-impact/shared/ui';
import { type ComponentType, useEffect, useState } from 'react';
import styled from 'styled-components';
import { askAfresh } from './askAfresh';
import { useFocusAfter } from './useFocusAfter';

interface LazyPartProps<P> {
  /** Fetches the part's code; the module system keeps it, so a second call costs nothing. */
  load: () => Promise<ComponentType<P>>;
  /** What the part is called when it cannot be loaded. */
  name: string;
  /** How often the visitor has asked for it: once more, and what failed is tried again. */
  asked?: number;
  props: P;
}

type Loaded<P> = { Part: ComponentType<P> } | { failed: true } | null;

/** A part whose code is fetched when it is first shown. A failed fetch takes nothing else down. */
export function LazyPart<P extends object>({ load, name, asked = 1, props }: LazyPartProps<P>) {
  const [loaded, setLoaded] = useState<Loaded<P>>(null);
  const [attempt, setAttempt] = useState(0);
  const [opener] = useState(() => document.activeElement);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asking once more is a reason to load again
  useEffect(() => {
    let isShown = true;
    if (loaded !== null && 'failed' in loaded) askAfresh();
    load().then(
      (Part) => isShown && setLoaded({ Part }),
      () => isShown && setLoaded({ failed: true }),
    );
    return () => {
      isShown = false;
    };
  }, [load, attempt, asked]);

  if (loaded === null) return null;
  if ('Part' in loaded) return <loaded.Part {...props} />;
  return <Failed name={name} opener={opener} onTryAgain={() => setAttempt(attempt + 1)} />;
}

interface FailedProps {
  name: string;
  /** What the visitor pressed to see the part. */
  opener: Element | null;
  onTryAgain: () => void;
}

function Failed({ name, opener, onTryAgain }: FailedProps) {
  const element = useFocusAfter<HTMLDivElement>(() => {
    if (opener instanceof HTMLElement) opener.focus();
  });
  return (
    <Below ref={element}>
      <Notice
        tone="alert"
        title={`${name} could not be loaded`}
        actions={<Button onClick={onTryAgain}>Try again</Button>}
      >
        <p>Everything else on this page works.</p>
      </Notice>
    </Below>
  );
}

/* Not beside the buttons in whose row it comes. */
const Below = styled.div`
  flex-basis: 100%;
  order: 1;
`;
