import { css } from 'styled-components';

/** Items side by side with a dot between them; the dot before the first of each line is cut off. */
export const dotSeparated = css`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: -1em;
  clip-path: inset(0 0 0 1em);

  > * {
    padding-inline-start: 1em;
    overflow-wrap: anywhere;
  }

  > ::before {
    content: '·' / '';
    display: inline-block;
    width: 1em;
    margin-inline-start: -1em;
    color: var(--color-muted);
    text-align: center;
  }
`;
