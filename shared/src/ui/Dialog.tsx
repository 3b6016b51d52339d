import { Close, Content, Description, Portal, Dialog as Root, Title } from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { Button } from './Button';
import { Stack } from './layout';
import { media } from './media';

/** What opens and closes a dialog. */
export interface DialogState {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface DialogProps extends DialogState {
  title: string;
  description: ReactNode;
  children?: ReactNode;
  /** The label of the button that closes it. */
  closeLabel?: string;
}

/** A modal dialog; load it lazily. Escape and the button close it, and focus returns to what opened it. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, closeLabel = 'Close' } = props;
  const opener = useRef<Element | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Backdrop data-scroll-lock />
        <Panel
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            // Where reading begins. The first control may be far down; without content it is the only thing.
            event.preventDefault();
            (children ? heading : closer).current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement)
              opener.current.focus({ preventScroll: true });
          }}
        >
          <Body>
            <Title ref={heading} tabIndex={-1}>
              {title}
            </Title>
            <Description>{description}</Description>
            {children}
          </Body>
          <Foot>
            <Close asChild>
              <Button ref={closer}>{closeLabel}</Button>
            </Close>
          </Foot>
        </Panel>
      </Portal>
    </Root>
  );
}

/* Not Radix's Overlay, which writes a style element which the content security policy refuses. */
const Backdrop = styled.div`
  position: fixed;
  inset: 0;
  z-index: 10;
  background: rgb(0 0 0 / 60%);
`;

const Panel = styled(Content)`
  --ground: var(--color-surface);

  position: fixed;
  z-index: 11;
  inset: 0;
  margin: auto;
  overflow: auto;
  width: min(44rem, 100% - var(--gutter));
  height: fit-content;
  max-height: calc(100% - 2rem);
  background: var(--color-surface);
  border: var(--rule);

  @media ${media.phone} {
    width: 100%;
    border-inline: 0;
  }

  /* Printed whole. */
  @media print {
    position: static;
    width: auto;
    max-height: none;
    overflow: visible;
    border: 0;
  }
`;

const Body = styled(Stack)`
  padding: clamp(var(--space-2), 3vw, var(--space-3));
  > h2 { font-size: var(--text-h2); }
  @media print { gap: var(--space-1); }
`;

const Foot = styled.div`
  position: sticky;
  bottom: 0;
  background: var(--color-surface);
  display: flex;
  justify-content: flex-end;
  padding: var(--space-2) clamp(var(--space-2), 3vw, var(--space-3));
  border-block-start: var(--hairline);
  @media print { display: none; }
`;
