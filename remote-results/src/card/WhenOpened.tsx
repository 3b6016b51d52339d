import { type ReactNode, useEffect, useRef, useState } from 'react';
import { usePrinting } from './usePrinting';

/** What is in a disclosure, made only while that is open, or on paper. */
export function WhenOpened({ children }: { children: () => ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isPrinting = usePrinting();

  useEffect(() => {
    const details = place.current?.closest('details');
    const follow = () => setOpen(details?.open ?? false);
    details?.addEventListener('toggle', follow);
    return () => details?.removeEventListener('toggle', follow);
  }, []);

  return <div ref={place}>{(isOpen || isPrinting) && children()}</div>;
}
