import styled, { keyframes } from 'styled-components';

/** The id of the notice. */
export const startNotice = 'start-notice';

/** Says after 10 s that the page’s scripts have not started. A style sheet does, by the mark that they set when they do. */
export function StartNotice() {
  return (
    <Strip id={startNotice} role="status" data-print="hide">
      <p>
        The scripts of this page have not started yet, so its buttons do not respond. On a slow line
        they start by themselves; if they do not, load the page again. You can read it and follow
        its links.
      </p>
    </Strip>
  );
}

const appear = keyframes`
  from, to { block-size: auto; visibility: visible; }
`;

const Strip = styled.div`
  block-size: 0;
  overflow: hidden;
  visibility: hidden;
  background: var(--color-them-soft);
  /* Also for visitors who prefer less motion: nothing moves. */
  animation: ${appear} 1ms 10s forwards !important;
  html.started & { display: none; }
  @media (scripting: none) { display: none; }
  p {
    max-width: var(--page-width);
    margin-inline: auto;
    padding: var(--space-1) var(--gutter);
  }
`;
