import styled, { css } from 'styled-components';

/** Leaves an element to assistive technology alone; as a mixin where that depends on the width. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;

/** Text for assistive technology alone. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
