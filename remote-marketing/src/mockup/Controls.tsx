import { Button } from '@donate-impact/shared/ui';
import type { MouseEvent } from 'react';

interface ControlsProps {
  done: boolean;
  paused: boolean;
  onTogglePause: () => void;
  onReplay: () => void;
}

/** One button that stays in place and keeps focus: Pause or Play, and Replay Demo at the end. */
export function Controls({ done, paused, onTogglePause, onReplay }: ControlsProps) {
  const label = paused ? 'Play' : 'Pause';
  /** The second click of a double click on Replay Demo does not mean Pause. */
  function press({ detail }: MouseEvent) {
    if (done) onReplay();
    else if (detail < 2) onTogglePause();
  }
  return <Button onClick={press}>{done ? 'Replay Demo' : label}</Button>;
}
