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
import { Muted, media, Stack, StripNames, WeightStrip } from '@donate-impact/shared/ui';
import styled from 'styled-components';
import { ChoiceCard } from '../choices/ChoiceCard';
import { DonationSplit } from './DonationSplit';
import { stepTexts } from './stepTexts';

/** The choices of a step, under a legend that says how many to choose. */
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
    <fieldset>
      <Legend>{stepTexts[step].legend}</Legend>
      {step === 1 && (
        <Order aria-hidden="true">Boxes: competitiveness, funding gap, time, issues</Order>
      )}
      <Cards $isShort={step === 0}>{choices[step]}</Cards>
    </fieldset>
  );
}

/** What each factor can earn, as empty boxes; where there is room, with their names. */
function Weights({ impact }: { impact: Impact }) {
  const parts = getWeightParts(getWeights(impact));
  return (
    <>
      <WeightStrip parts={parts} label={nameParts(parts)} />
      <Names parts={parts} aria-hidden="true" />
    </>
  );
}

const Legend = styled.legend`
  margin-block-end: var(--space-1);
  @media ${media.phone} {
    margin-block-end: var(--space-half);
    font-size: var(--text-small);
  }
`;

/* Short cards are side by side where there is room. */
const Cards = styled(Stack)<{ $isShort: boolean }>`
  gap: 0 var(--space-4);
  border-block-start: var(--hairline);
  ${({ $isShort }) => $isShort && 'grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));'}
`;

/* The names of the boxes, once for all, where there is no room for them below each strip. */
const Order = styled(Muted)`
  padding-block-end: var(--space-half);
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
