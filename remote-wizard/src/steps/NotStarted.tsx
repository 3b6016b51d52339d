import styled, { keyframes } from 'styled-components';

/** Says beside the buttons of a prerendered page that its scripts are loading and, after 10 s, that they do not run. */
export function NotStarted() {
  return (
    <Place>
      <Loading>Loading</Loading>
      <Failed>The scripts of this page do not run.</Failed>
    </Place>
  );
}

const Place = styled.span`
  display: grid;
  & > * {
    grid-area: 1 / 1;
  }
`;

const hidden = keyframes`from, to { visibility: hidden; }`;
const shown = keyframes`from { visibility: hidden; } to { visibility: visible; }`;

const Loading = styled.span`
  /* Also for visitors who prefer less motion: nothing moves. */
  animation: ${hidden} 1s 10s forwards !important;
  @media (scripting: none) { visibility: hidden; }
`;

const Failed = styled.span`
  animation: ${shown} 1ms 10s both !important;
  @media (scripting: none) { animation: none !important; }
`;
