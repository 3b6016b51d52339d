import type { ReactNode } from 'react';
import styled from 'styled-components';
import { type ButtonLook, buttonStyles } from './buttonStyles';

interface ExternalLinkProps extends ButtonLook {
  href: string;
  children: ReactNode;
  onClick?: () => void;
}

/** A link to another site: opens a new tab and says so; with `$variant` it looks like a button. */
export function ExternalLink({ href, children, onClick, $variant }: ExternalLinkProps) {
  const Anchor = $variant ? ButtonAnchor : 'a';
  return (
    <Anchor
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onClick}
      {...($variant && { $variant })}
    >
      <span>{children}</span> <Note>(opens in a new tab)</Note>
    </Anchor>
  );
}

const ButtonAnchor = styled.a<ButtonLook>`
  ${buttonStyles}
  flex-wrap: wrap;
  column-gap: var(--space-1);
  row-gap: 0;
`;

const Note = styled.span`
  font-weight: 400;
`;
