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
  const dispatch = useAppDispatch();
  const { issues, impact, strategy } = useAppSelector(selectAnswers);
  const choices = {
    0: issueOptions.map((option) => (
      <ChoiceCard
        key={option.id}
        {...option}
        type="checkbox"
        name="issue"
        checked={issues.includes(option.id)}
        onChoose={() => dispatch(issueToggled(option.id))}
      />
    )),
    1: impactOptions.map((option) => (
      <ChoiceCard
        key={option.id}
        {...option}
        type="radio"
        name="impact"
        checked={impact === option.id}
        onChoose={() => dispatch(impactChosen(option.id))}
      >
        <Weights impact={option.id} />
      </ChoiceCard>
    )),
    2: strategyOptions.map((option) => (
      <ChoiceCard
        key={option.id}
        {...option}
        type="radio"
        name="strategy"
        checked={strategy === option.id}
        onChoose={() => dispatch(strategyChosen(option.id))}
      >
        <DonationSplit count={option.id === 'single' ? 1 : spreadSize} />
      </ChoiceCard>
    )),
  };

  return (
    <ChoiceGroup legend={stepTexts[step].legend} columns={step === 0}>
      {step === 1 && (
        <Order aria-hidden="true">From left: competitiveness, funding, time, issues</Order>
      )}
      {choices[step]}
    </ChoiceGroup>
  );
}

/** What each factor can earn, as empty boxes; where there is room, with their names. */
function Weights({ impact }: { impact: Impact }) {
  const parts = getWeightParts(getWeights(impact));
  return (
    <>
      <ScoreStrip parts={parts} label={nameParts(parts)} />
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
