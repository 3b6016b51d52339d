import styled from 'styled-components';

/** What finds and explores, above the list: the buttons side by side, what they open on rows of its own. */
export const ListTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-1);

  > form,
  > div > :is(section, [role='alert']) {
    flex: 1 0 100%;
    min-width: 0;
  }

  @media (max-width: 39.99rem) {
    > button,
    > div > button {
      padding-inline: 0.75rem;
    }
  }
`;
