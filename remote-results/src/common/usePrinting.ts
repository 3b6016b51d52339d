import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the page is laid out for paper. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);

  useEffect(() => {
    const media = window.matchMedia('print');
    // At once: the browser prints the page as it is when the event ends.
    const set = (value: boolean) => flushSync(() => setPrinting(value));
    const start = () => set(true);
    const end = () => set(false);
    const follow = () => set(media.matches);

    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    media.addEventListener('change', follow);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
      media.removeEventListener('change', follow);
    };
  }, []);

  return isPrinting;
}
