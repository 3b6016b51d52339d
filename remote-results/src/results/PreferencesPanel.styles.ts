import styled, { css } from 'styled-components';

const narrow = '@media screen and (max-width: 47.99rem)';

export const Panel = styled.div`
  display: grid;
  gap: var(--space-2);

  ${narrow} {
    gap: var(--space-1);
  }
`;

export const PanelHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1) var(--space-2);

  h2 {
    font-size: var(--text-h3);
  }

  /* The link's own words name the panel: the first candidate comes into sight. */
  ${narrow} {
    &:has(a) h2 {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;

const roomForAnswers = css`
  min-height: 10rem;

  @media (min-width: 30rem) {
    min-height: 9rem;
  }

  @media (min-width: 64rem) {
    min-height: 0;
  }

  @media print {
    min-height: 0;
  }
`;

export const AnswerList = styled.dl<{ $hasRoom: boolean }>`
  display: grid;
  align-content: start;
  gap: var(--space-1);
  width: 100%;
  ${({ $hasRoom }) => $hasRoom && roomForAnswers}

  ${narrow} {
    gap: 0;
    font-size: var(--text-small);
  }

  @media (min-width: 48rem) {
    grid-template-columns: 2fr 1fr 1fr;
    gap: var(--space-2);
  }

  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Answer = styled.div`
  dt {
    color: var(--color-muted);
    font-size: var(--text-small);
  }

  dd {
    font-weight: 600;
  }

  @media (max-width: 47.99rem) {
    > * {
      display: inline;
    }

    dt::after {
      content: ': ';
    }
  }
`;
