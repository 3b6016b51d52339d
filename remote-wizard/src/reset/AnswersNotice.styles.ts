import { Cluster } from '@donate-impact/shared/ui';
import styled from 'styled-components';

/** High enough for the offer of the last answers, which comes after the prerendered page is painted. */
export const Reserved = styled(Cluster).attrs({ $gap: 1 })`
  min-height: 5.25rem;
  button {
    text-align: start;
  }
  /* Side by side, so that both fit in the space. */
  @media (min-width: 20rem) {
    flex-wrap: nowrap;
    :not(:empty) + button {
      flex: none;
    }
    button + button {
      max-width: 7.75rem;
    }
  }
  @media (min-width: 40rem) {
    min-height: 4rem;
    button + button {
      max-width: none;
    }
  }
`;

/** Three lines at most, so that the longest offer moves nothing either; its name is read out whole. Large text is shown whole. */
export const Offer = styled.span`
  @media (min-width: 20rem) {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`;

export const Status = styled.p`
  color: var(--color-muted);
  &:empty {
    position: absolute;
  }
`;
