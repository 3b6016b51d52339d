import styled from 'styled-components';

export const SharedStatus = styled.p`
  font-weight: 600;

  &:empty {
    position: absolute;
  }
`;

export const SharedLinkField = styled.div`
  display: grid;
  gap: var(--space-half);

  input {
    width: 100%;
    min-height: var(--target);
    padding-inline: var(--space-1);
    border: 2px solid var(--color-control);
    border-radius: var(--radius);
    background: var(--color-surface);
  }
`;
