import { Component, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import type { Loader, ModuleId } from './createLoader';
import { RemoteError } from './RemoteError';
import { RemoteFailure } from './RemoteFailure';

interface PageBoundaryProps {
  loader: Pick<Loader, 'remotes' | 'getRelease' | 'reportFailure' | 'replaceRelease'>;
  id: ModuleId;
  /** The extension point that it is in, if it is a widget. */
  extensionPoint?: string;
  /** Changing it clears an earlier failure. */
  resetKey: string;
  /** True if the previous release may replace the one that fails. */
  isReplaceable?: () => boolean;
  onReplaced?: () => void;
  /** Without it, nothing takes the place of what failed. */
  onTryAgain?: () => Promise<void>;
  onFailure: () => void;
  children: ReactNode;
}

const none = { error: null, isReplacing: false };

interface PageBoundaryState {
  error: RemoteError | null;
  isReplacing: boolean;
  resetKey: string;
}

/** Contains the errors that a remote's page, or a widget, throws while rendering. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = {
    ...none,
    resetKey: this.props.resetKey,
  };

  static getDerivedStateFromProps(props: PageBoundaryProps, state: PageBoundaryState) {
    return props.resetKey === state.resetKey ? null : { ...none, resetKey: props.resetKey };
  }

  static getDerivedStateFromError(cause: unknown): Partial<PageBoundaryState> {
    return { error: cause as RemoteError, isReplacing: true };
  }

  override componentDidCatch(cause: unknown) {
    void this.handle(this.describe(cause));
  }

  override render() {
    const { error, isReplacing } = this.state;
    const { loader, onTryAgain, children } = this.props;
    if (!error) return children;
    if (!onTryAgain) return null;
    if (isReplacing) return <StillLoading />;
    return <RemoteFailure remotes={loader.remotes} error={error} onTryAgain={this.tryAgain} />;
  }

  private async handle(error: RemoteError) {
    const { loader, id, isReplaceable, onReplaced } = this.props;
    if (!isReplaceable?.()) loader.reportFailure(error);
    else if (await loader.replaceRelease(id, error)) return onReplaced?.();
    this.setState({ error, isReplacing: false }, this.props.onFailure);
  }

  private describe(cause: unknown) {
    const { loader, id, extensionPoint } = this.props;
    const reason = cause instanceof Error ? cause.message : String(cause);
    return new RemoteError({
      remote: id.remote,
      release: loader.getRelease(id.remote),
      phase: 'render',
      address: window.location.pathname,
      reason: extensionPoint ? `${reason} (in the extension point ${extensionPoint})` : reason,
      cause,
    });
  }

  private tryAgain = async () => {
    await this.props.onTryAgain?.();
    this.setState({ ...none });
  };
}

/** The placeholder for a page that is still loading. It appears after one second, so fast pages never show it. */
export function StillLoading() {
  return <Text role="status">Loading this part of the site…</Text>;
}

const appear = keyframes`
  from { visibility: hidden; }
`;

const Text = styled.p`
  color: var(--color-muted);
  animation: ${appear} 1s step-end;
`;
