import { Button } from '@donate-impact/shared/ui';

interface ControlsProps {
  done: boolean;
  paused: boolean;
  onTogglePause: () => void;
  onReplay: () => void;
}

/** One button that stays where it is and keeps the focus: Pause, Play, at the end Replay Demo. */
export function Controls({ done, paused, onTogglePause, onReplay }: ControlsProps) {
  const label = paused ? 'Play' : 'Pause';
  return <Button onClick={done ? onReplay : onTogglePause}>{done ? 'Replay Demo' : label}</Button>;
}
