import {
  impactChosen,
  impactOptions,
  selectAnswers,
  useAppDispatch,
  useAppSelector,
} from '@donate-impact/shared/preferences';
import { weightRows } from '@donate-impact/shared/scoring';
import { ChoiceCard } from '../choices/ChoiceCard';
import { ChoiceGroup } from '../choices/ChoiceGroup';
import { WeightBars } from '../weights/WeightBars';

export function ImpactStep() {
  const dispatch = useAppDispatch();
  const { impact } = useAppSelector(selectAnswers);
  return (
    <ChoiceGroup legend="Choose one kind of impact">
      {impactOptions.map(({ id, label, hint }) => (
        <ChoiceCard
          key={id}
          type="radio"
          name="impact"
          value={id}
          label={label}
          hint={hint}
          checked={impact === id}
          onChoose={() => dispatch(impactChosen(id))}
        >
          <WeightBars weights={weightRows[id]} />
        </ChoiceCard>
      ))}
    </ChoiceGroup>
  );
}
