import {
  selectAnswers,
  strategyChosen,
  strategyOptions,
  useAppDispatch,
  useAppSelector,
} from '@donate-impact/shared/preferences';
import { ChoiceCard } from '../choices/ChoiceCard';
import { ChoiceGroup } from '../choices/ChoiceGroup';

export function StrategyStep() {
  const dispatch = useAppDispatch();
  const { strategy } = useAppSelector(selectAnswers);
  return (
    <ChoiceGroup legend="Choose one strategy">
      {strategyOptions.map(({ id, label, hint }) => (
        <ChoiceCard
          key={id}
          type="radio"
          name="strategy"
          value={id}
          label={label}
          hint={hint}
          checked={strategy === id}
          onChoose={() => dispatch(strategyChosen(id))}
        />
      ))}
    </ChoiceGroup>
  );
}
