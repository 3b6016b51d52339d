import { Button, Notice } from '@donate-impact/shared/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { askAfresh } from './askAfresh';

interface LazyPartProps<P> {
  /** Fetches the part's code; the module system keeps it, so a second call costs nothing. */
  load: () => Promise<ComponentType<P>>;
  /** What the part is called when it cannot be loaded. */
  name: string;
  props: P;
}

type Loaded<P> = { Part: ComponentType<P> } | { failed: true } | null;

/** A part whose code is fetched when it is first shown. A failed fetch takes nothing else down. */
export function LazyPart<P extends object>({ load, name, props }: LazyPartProps<P>) {
  const [loaded, setLoaded] = useState<Loaded<P>>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt more is a reason to load again
  useEffect(() => {
    let isShown = true;
    load().then(
      (Part) => isShown && setLoaded({ Part }),
      () => isShown && setLoaded({ failed: true }),
    );
    return () => {
      isShown = false;
    };
  }, [load, attempt]);

  function tryAgain() {
    askAfresh();
    setAttempt(attempt + 1);
  }

  if (loaded === null) return null;
  if ('Part' in loaded) return <loaded.Part {...props} />;
  return (
    <Notice
      tone="alert"
      title={`${name} could not be loaded`}
      actions={<Button onClick={tryAgain}>Try again</Button>}
    >
      <p>Everything else on this page works.</p>
    </Notice>
  );
}
