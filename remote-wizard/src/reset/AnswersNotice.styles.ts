import { Cluster } from '@donate-impact/shared/ui';
import styled from 'styled-components';

/** High enough for the offer of the last answers, which comes after the prerendered page is painted. */
export const Reserved = styled(Cluster).attrs({ $gap: 1 })`
  min-height: 5.25rem;
  @media (min-width: 40rem) {
    min-height: 4rem;
  }
  button {
    text-align: start;
  }
  /* Side by side on a phone, too, so that they fit in the space. */
  button + button {
    flex: 0 1 7rem;
    @media (min-width: 40rem) {
      flex-basis: auto;
    }
  }
  button:has(+ button) {
    flex: 1 1 11rem;
    @media (min-width: 40rem) {
      flex: 0 1 auto;
    }
  }
`;

/** Three lines at most, so that the longest offer moves nothing either; its name is read out whole. */
export const Offer = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

export const Status = styled.p`
  color: var(--color-muted);
  &:empty {
    position: absolute;
  }
`;
