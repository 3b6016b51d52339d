import {
  issueOptions,
  issueToggled,
  selectAnswers,
  useAppDispatch,
  useAppSelector,
} from '@donate-impact/shared/preferences';
import { ChoiceCard } from '../choices/ChoiceCard';
import { ChoiceGroup } from '../choices/ChoiceGroup';

export function IssuesStep() {
  const dispatch = useAppDispatch();
  const { issues } = useAppSelector(selectAnswers);
  return (
    <ChoiceGroup legend="Choose one or more issues" columns>
      {issueOptions.map(({ id, label }) => (
        <ChoiceCard
          key={id}
          type="checkbox"
          name="issue"
          value={id}
          label={label}
          checked={issues.includes(id)}
          onChoose={() => dispatch(issueToggled(id))}
        />
      ))}
    </ChoiceGroup>
  );
}
