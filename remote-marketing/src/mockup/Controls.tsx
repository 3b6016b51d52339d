import { Button } from '@donate-impact/shared/ui';

interface ControlsProps {
  done: boolean;
  paused: boolean;
  onTogglePause: () => void;
  onReplay: () => void;
}

/** One button that stays in place and keeps focus: Pause or Play, and Replay Demo at the end. */
export function Controls({ done, paused, onTogglePause, onReplay }: ControlsProps) {
  if (done) return <Button onClick={onReplay}>Replay Demo</Button>;
  return <Button onClick={onTogglePause}>{paused ? 'Play' : 'Pause'}</Button>;
}
