import { media } from '@donate-impact/shared/ui';
import styled from 'styled-components';

interface ColumnsProps {
  /** By their titles. */
  texts: Readonly<Record<string, string>>;
  /** Numbered. */
  list?: 'ol';
}

/** A list of short texts with titles, three side by side where there is room. */
export function Columns({ texts, list }: ColumnsProps) {
  return (
    <Grid as={list}>
      {Object.entries(texts).map(([title, text]) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2) var(--space-4);
  counter-reset: step;
  @media ${media.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  h3 {
    margin-block-end: var(--space-half);
  }
  &:is(ol) h3::before {
    counter-increment: step;
    content: counter(step) '. ';
    color: var(--color-accent);
  }
`;
