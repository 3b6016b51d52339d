import { type ComponentType, useState } from 'react';
import { LazyPart } from './LazyPart';

interface DialogState {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface LazyDialog<P> {
  load: () => Promise<ComponentType<P & DialogState>>;
  /** What the dialog is called when its code cannot be loaded. */
  name: string;
  props: P;
}

/** A dialog whose code is fetched when it is first asked for: `show` asks, `dialog` is to be rendered. */
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
