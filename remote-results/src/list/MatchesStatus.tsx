import styled from 'styled-components';

/** The count, in a region that is in the page before its text is: a change of the text is announced. */
export function MatchesStatus({ text }: { text: string }) {
  return <Status role="status">{text}</Status>;
}

const Status = styled.p`
  min-height: 3.1em;
  font-weight: 600;

  @media (min-width: 30rem) {
    min-height: 1.55em;
  }
`;
