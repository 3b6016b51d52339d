import { useState } from 'react';

/** A dialog whose code is fetched when it is first asked for: whether it is open, and how often it was asked for. */
export function useLazyDialog() {
  const [asked, setAsked] = useState(0);
  const [open, onOpenChange] = useState(false);

  function show() {
    setAsked(asked + 1);
    onOpenChange(true);
  }

  return { asked, show, state: { open, onOpenChange } };
}
