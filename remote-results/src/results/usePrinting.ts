import { useSyncExternalStore } from 'react';

/** True while the page is laid out for paper. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting, () => false);
}

let isBetweenPrintEvents = false;

function isPrinting(): boolean {
  return isBetweenPrintEvents || window.matchMedia('print').matches;
}

function subscribe(onChange: () => void) {
  const media = window.matchMedia('print');
  function start() {
    isBetweenPrintEvents = true;
    onChange();
  }
  function end() {
    isBetweenPrintEvents = false;
    onChange();
  }
  window.addEventListener('beforeprint', start);
  window.addEventListener('afterprint', end);
  media.addEventListener('change', onChange);
  return () => {
    window.removeEventListener('beforeprint', start);
    window.removeEventListener('afterprint', end);
    media.removeEventListener('change', onChange);
  };
}
