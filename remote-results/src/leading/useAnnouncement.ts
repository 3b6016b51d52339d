import { useEffect, useRef, useState } from 'react';

const pauseMs = 1000;

/** The text for assistive technology: the last one given, and a new one at most once a second. */
export function useAnnouncement(text: string): string {
  const [announcement, setAnnouncement] = useState('');
  const last = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    if (text === announcement) return;
    const wait = last.current + pauseMs - performance.now();
    const timer = setTimeout(
      () => {
        last.current = performance.now();
        setAnnouncement(text);
      },
      Math.max(0, wait),
    );
    return () => clearTimeout(timer);
  }, [text, announcement]);

  return announcement;
}
