import { StillLoading } from '@donate-impact/shared/ui';
import { type ComponentType, useEffect, useState } from 'react';
import styled from 'styled-components';
import { LoadFailure } from './LoadFailure';

interface LazyPartProps<P> {
  /** Loads the part's code; the module system caches it, so a second call costs nothing. */
  load: () => Promise<ComponentType<P>>;
  /** The part's name in the message that it could not be loaded. */
  name: string;
  /** Counts the visitor's presses; another one retries a failed load. */
  asked?: number;
  props: P;
}

type Loaded<P> = { Part: ComponentType<P> } | { failed: true } | null;

/** A part whose code is loaded when it is first shown. A failed load affects nothing else. */
export function LazyPart<P extends object>({ load, name, asked = 1, props }: LazyPartProps<P>) {
  const [loaded, setLoaded] = useState<Loaded<P>>(null);
  const [attempt, setAttempt] = useState(0);
  const [opener] = useState(() => document.activeElement);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asking again loads again
  useEffect(() => {
    let isShown = true;
    if (loaded !== null && 'failed' in loaded) changeChunkUrls();
    load().then(
      (Part) => isShown && setLoaded({ Part }),
      (error) => {
        // The shell tells the operator.
        reportError(error);
        if (isShown) setLoaded({ failed: true });
      },
    );
    return () => {
      isShown = false;
    };
  }, [load, attempt, asked]);

  if (loaded === null) return <LoadingAbove />;
  if ('Part' in loaded) return <loaded.Part {...props} />;
  return (
    <LoadFailure
      title={`${name} could not be loaded`}
      onTryAgain={() => setAttempt(attempt + 1)}
      focusNext={() => {
        // The control that the visitor pressed to open the part.
        if (opener instanceof HTMLElement) opener.focus();
      }}
    >
      <p>Everything else on this page still works.</p>
    </LoadFailure>
  );
}

/* In view wherever the visitor has pressed, and without room on the page. */
const LoadingAbove = styled(StillLoading)`
  position: fixed;
  inset: 0 0 auto;
  z-index: 3;
  max-width: none;
  padding: var(--space-1) var(--gutter);
  border-block-end: 1px solid var(--color-border);
  background: var(--color-surface);
`;

// The bundler's name for the function that maps a chunk to its file; an assignment takes effect at once.
declare let __webpack_get_script_filename__: (chunkId: string | number) => string;

/** From now on, requests chunks at a new URL: browsers join a second request to one that hangs. */
function changeChunkUrls() {
  if (typeof __webpack_get_script_filename__ === 'undefined') return;
  const getFile = __webpack_get_script_filename__;
  const query = `?try=${Date.now()}`;
  __webpack_get_script_filename__ = (chunkId) => getFile(chunkId).replace(/\?.*/, '') + query;
}
