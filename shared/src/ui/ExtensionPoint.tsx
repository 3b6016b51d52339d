import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ExtensionPointName } from '../contract';
import type { ExtensionPoints } from '../routes/extensionPoints';

type ExtensionPointProps<N extends ExtensionPointName> = ExtensionPoints[N] & {
  name: N;
  className?: string;
  /** Stands there unless a widget does. It does not change while the page is shown. */
  children: ReactNode;
};

/**
 * A place in a page for widgets of other remotes, which the shell puts beside these words and which hide them. Without
 * a shell, or if the widgets fail, the words stay. The page reserves the space that the widgets need.
 */
export function ExtensionPoint<N extends ExtensionPointName>({
  name,
  context = {},
  className,
  children,
}: ExtensionPointProps<N>) {
  // Not in the markup: a page is prerendered before its URL is known, and React hydrates no attribute.
  const giveContext = (place: HTMLElement | null) =>
    place?.setAttribute('data-context', JSON.stringify(context));
  return (
    <Place ref={giveContext} data-extension-point={name} className={className}>
      <div>{children}</div>
    </Place>
  );
}

const Place = styled.div`
  & > :first-child:not(:last-child) {
    display: none;
  }
`;
