import { type ComponentType, useEffect, useState } from 'react';
import styled from 'styled-components';
import { LoadFailure } from './LoadFailure';

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
  return (
    <FailureBelow
      title={`${name} could not be loaded`}
      onTryAgain={() => setAttempt(attempt + 1)}
      focusNext={() => {
        // What the visitor pressed to see the part.
        if (opener instanceof HTMLElement) opener.focus();
      }}
    >
      <p>Everything else on this page works.</p>
    </FailureBelow>
  );
}

/* Not beside the buttons in whose row it comes. */
const FailureBelow = styled(LoadFailure)`
  flex-basis: 100%;
  order: 1;
`;

// The bundler's name for the function that gives a chunk's file; what is assigned to it is used from then on.
declare let __webpack_get_script_filename__: (chunkId: string | number) => string;

let tries = 0;

/** From now on chunks are asked for under a fresh address: browsers join a second request to one that hangs. */
function askAfresh() {
  tries += 1;
  if (tries > 1 || typeof __webpack_get_script_filename__ === 'undefined') return;
  const fileOf = __webpack_get_script_filename__;
  __webpack_get_script_filename__ = (chunkId) => `${fileOf(chunkId)}?try=${tries}`;
}
