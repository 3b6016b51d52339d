import type { Step } from '@donate-impact/shared/preferences';
import { VisuallyHidden } from '@donate-impact/shared/ui';
import { Item, List, Mark } from './StepList.styles';
import { stepTexts } from './stepTexts';

/** Shows which of the three steps the visitor is on. It is an indicator, not a navigation. */
export function StepList({ current }: { current: Step }) {
  return (
    <List aria-label="Steps">
      {([0, 1, 2] as const).map((step) => (
        <Item
          key={step}
          aria-current={step === current ? 'step' : undefined}
          data-state={step < current ? 'done' : step === current ? 'current' : 'ahead'}
        >
          <Mark aria-hidden="true">{step < current ? '✓' : step + 1}</Mark>
          <span>
            {stepTexts[step].name}
            {step < current && <VisuallyHidden>, done</VisuallyHidden>}
          </span>
        </Item>
      ))}
    </List>
  );
}
