import {
  type Impact,
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
import { getWeightParts, getWeights, nameParts, spreadSize } from '@donate-impact/shared/scoring';
import { Muted, media, ScoreStrip, StripNames } from '@donate-impact/shared/ui';
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
      <Order aria-hidden="true">Boxes: competitiveness, funding, time, issues</Order>
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
          <Weights impact={id} />
        </ChoiceCard>
      ))}
    </ChoiceGroup>
  );
}

/** What each factor can earn, as empty boxes; where there is room, with their names. */
function Weights({ impact }: { impact: Impact }) {
  const parts = getWeightParts(getWeights(impact));
  return (
    <>
      <ScoreStrip parts={parts} label={nameParts(parts, false)} />
      <Names parts={parts} aria-hidden="true" />
    </>
  );
}

/* The names of the boxes, once for all, where there is no room for them below each strip. */
const Order = styled(Muted)`
  line-height: var(--line-tight);

  @media ${media.small} {
    display: none;
  }
`;

const Names = styled(StripNames)`
  @media ${media.phone} {
    display: none;
  }
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
