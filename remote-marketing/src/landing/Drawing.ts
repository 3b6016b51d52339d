import styled from 'styled-components';

/** The shared style of the small drawings above the features; they are decorative, because the text says the same. */
export const Drawing = styled.svg.attrs({
  viewBox: '0 0 240 88',
  'aria-hidden': true,
  focusable: 'false',
})`
  width: 15rem;
  .us {
    fill: var(--color-us);
  }
  .them {
    fill: var(--color-them);
  }
  .line {
    fill: none;
    stroke: var(--color-control);
    stroke-width: 2;
  }
  .ink {
    stroke: var(--color-text);
  }
  .track {
    fill: var(--color-track);
  }
  .gap {
    stroke-dasharray: 4 4;
  }
`;
