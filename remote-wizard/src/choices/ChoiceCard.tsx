import type { ReactNode } from 'react';
import { Card, Details, Input, Label } from './ChoiceCard.styles';
import { useEarlyChoice } from './useEarlyChoice';

interface ChoiceCardProps {
  type: 'checkbox' | 'radio';
  name: string;
  value: string;
  label: string;
  /** What the choice means; read out after the label. */
  hint?: string | undefined;
  checked: boolean;
  onChoose: () => void;
  /** More about the choice, under the hint. */
  children?: ReactNode;
}

/** A native checkbox or radio whose whole card is its target. */
export function ChoiceCard({ type, name, value, label, hint, ...card }: ChoiceCardProps) {
  const id = `${name}-${value}`;
  const input = useEarlyChoice(id, card.checked, card.onChoose);
  return (
    <Card>
      <Input
        ref={input}
        id={id}
        type={type}
        name={name}
        value={value}
        checked={card.checked}
        onChange={card.onChoose}
        // Keeps the browser from restoring the control's own state on a reload.
        autoComplete="off"
        aria-describedby={hint && `${id}-hint`}
      />
      <Label htmlFor={id}>{label}</Label>
      {hint && (
        <Details>
          <p id={`${id}-hint`}>{hint}</p>
          {card.children}
        </Details>
      )}
    </Card>
  );
}
