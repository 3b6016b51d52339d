import {
  impactChosen,
  impactOptions,
  issueOptions,
  issueToggled,
  type Step,
  selectAnswers,
  strategyChosen,
  strategyOptions,
  useAppDispatch,
  useAppSelector,
} from '@donate-impact/shared/preferences';
import { spreadSize, weightRows } from '@donate-impact/shared/scoring';
import { Meter } from '@donate-impact/shared/ui';
import styled from 'styled-components';
import { ChoiceCard } from '../choices/ChoiceCard';
import { ChoiceGroup } from '../choices/ChoiceGroup';
import { DonationSplit } from './DonationSplit';
import { stepTexts } from './stepTexts';

/** The choices of a step. */
export function StepChoices({ step }: { step: Step }) {
  const Choices = [IssueChoices, ImpactChoices, StrategyChoices][step];
  return Choices && <Choices />;
}

function IssueChoices() {
  const dispatch = useAppDispatch();
  const { issues } = useAppSelector(selectAnswers);

  return (
    <ChoiceGroup legend={stepTexts[0].legend} columns>
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

function ImpactChoices() {
  const dispatch = useAppDispatch();
  const { impact } = useAppSelector(selectAnswers);

  return (
    <ChoiceGroup legend={stepTexts[1].legend}>
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
          <Weight percent={Math.max(...Object.values(weightRows[id])) * 100} />
        </ChoiceCard>
      ))}
    </ChoiceGroup>
  );
}

/** The weight of the factor that the hint names. */
function Weight({ percent }: { percent: number }) {
  return (
    <Scale>
      <Meter percent={percent} />
      <span>{percent}%</span>
    </Scale>
  );
}

/* No higher than the bar: on a phone, the last choice has no line to spare. */
const Scale = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-1);
  font-size: var(--text-small);
  line-height: 0.5rem;
`;

function StrategyChoices() {
  const dispatch = useAppDispatch();
  const { strategy } = useAppSelector(selectAnswers);

  return (
    <ChoiceGroup legend={stepTexts[2].legend}>
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
        >
          <DonationSplit count={id === 'single' ? 1 : spreadSize} />
        </ChoiceCard>
      ))}
    </ChoiceGroup>
  );
}
