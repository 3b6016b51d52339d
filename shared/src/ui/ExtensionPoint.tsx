import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ExtensionPointName } from '../contract';

interface ExtensionPointProps {
  name: ExtensionPointName;
  className?: string;
  /** Stands there unless a widget does. It does not change while the page is shown. */
  children: ReactNode;
}

/**
 * A place in a page for a widget of another remote, which the shell puts beside these words and which hides them. Without
 * a shell, or if the widget fails, the words stay. The page reserves the space that the widget needs.
 */
export function ExtensionPoint({ name, className, children }: ExtensionPointProps) {
  return (
    <Place data-extension-point={name} className={className}>
      <div>{children}</div>
    </Place>
  );
}

const Place = styled.div`
  & > :not(:last-child) {
    display: none;
  }
`;
