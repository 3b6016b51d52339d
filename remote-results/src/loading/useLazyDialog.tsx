import type { DialogState } from '@donate-impact/shared/ui/Dialog';
import { type ComponentType, useState } from 'react';
import { LazyPart } from './LazyPart';

interface LazyDialog<P> {
  load: () => Promise<ComponentType<P & DialogState>>;
  /** The dialog's name in the message that it could not be loaded. */
  name: string;
  props: P;
}

/** A dialog whose code is loaded when it is first opened: `show` opens it, and the caller renders `dialog`. */
export function useLazyDialog<P extends object>({ load, name, props }: LazyDialog<P>) {
  const [asked, setAsked] = useState(0);
  const [open, onOpenChange] = useState(false);

  function show() {
    setAsked(asked + 1);
    onOpenChange(true);
  }

  const dialog = asked > 0 && (
    <LazyPart load={load} name={name} asked={asked} props={{ ...props, open, onOpenChange }} />
  );
  return { show, dialog };
}
