import styled from 'styled-components';

interface MarkProps {
  name: string;
  sign: string;
}

/** What a line can be marked as. */
export const marks = {
  compared: { name: 'compared', sign: '☑' },
  selected: { name: 'selected', sign: '$' },
} as const satisfies Record<string, MarkProps>;

/** A sign beside a name, with its meaning for assistive technology. */
export function Mark({ name, sign }: MarkProps) {
  return (
    <Sign role="img" aria-label={name} title={name}>
      {sign}
    </Sign>
  );
}

const Sign = styled.span`
  float: inline-end;
  width: 1.25rem;
  text-align: end;
  color: var(--color-accent);
  font-weight: 600;
`;
