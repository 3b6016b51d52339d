import { useEffect, useState } from 'react';
import { type Frame, frameAt, lastMoment, pauseAfter } from './sampleRun';

/** Steps through the sample run while `playing`; holds its place otherwise. */
export function useSampleRun(playing: boolean): { frame: Frame; rewind: () => void } {
  const [moment, setMoment] = useState(0);

  useEffect(() => {
    if (!playing || moment >= lastMoment) return;
    const timer = setTimeout(() => setMoment(moment + 1), pauseAfter(moment));
    return () => clearTimeout(timer);
  }, [playing, moment]);

  return { frame: frameAt(moment), rewind: () => setMoment(0) };
}
