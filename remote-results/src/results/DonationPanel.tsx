import { donationAmount, getShare } from '@donate-impact/shared/scoring';
import { Muted, media, Section, Share, Shares, visuallyHidden } from '@donate-impact/shared/ui';
import styled from 'styled-components';
import { describeStrengths } from '../campaign/describeStrengths';
import { capitalize } from '../common/capitalize';
import { useMatchesOfList } from './useMatches';

/** Where the donation goes from any card of the list: who gets a share and why, or that one candidate gets it all. */
export function DonationPanel() {
  const { answers, isShared, recipients } = useMatchesOfList();
  const { each, leftOver } = getShare(recipients?.length ?? 1);

  return (
    <Panel id="donation" title={`Where your $${donationAmount} goes`}>
      {recipients ? (
        <>
          <Muted>
            <span>{`Split between ${isShared ? 'this list’s' : 'your'} top three`}</span>
            <Spare>, from any card</Spare>.
            {leftOver > 0 && (
              <span>
                {` $${leftOver} is left over`}
                <Spare>: shares are whole dollars</Spare>.
              </span>
            )}
          </Muted>
          <Shares>
            {recipients.map(({ candidate }) => (
              <Share key={candidate.id} dollars={each} name={<Name>{candidate.name}</Name>}>
                <Spare as="p">{capitalize(describeStrengths(candidate, answers))}</Spare>
              </Share>
            ))}
          </Shares>
        </>
      ) : (
        <Muted>{`The whole $${donationAmount} goes to the candidate whose card you press.`}</Muted>
      )}
    </Panel>
  );
}

function Name({ children }: { children: string }) {
  const words = children.split(' ');
  return (
    <>
      <Spare>{words.slice(0, -1).join(' ')} </Spare>
      {words.at(-1)}
    </>
  );
}

/* On a phone, three short names in one row. */
const Panel = styled(Section)`
  gap: var(--space-half);
  break-inside: avoid;

  @media ${media.medium} {
    gap: var(--space-1);
  }

  li {
    row-gap: 0;

    > div {
      display: contents;
    }
  }

  li p {
    grid-column: 1 / -1;
  }

  @media ${media.phone} {
    h2 {
      font-size: var(--text-body);
    }

    ol {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-half) var(--space-2);
    }

    li {
      align-items: center;
      gap: var(--space-half);
      font-size: var(--text-small);
    }
  }
`;

/* On a phone, for assistive technology alone. */
const Spare = styled.span`
  @media screen and ${media.phone} {
    ${visuallyHidden}
  }
`;
