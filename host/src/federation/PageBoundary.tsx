import type { RemoteName } from '@donate-impact/shared/contract';
import { Component, type ReactNode } from 'react';
import type { Loader } from './createLoader';
import { inSlot, RemoteError } from './RemoteError';
import { RemoteFailure } from './RemoteFailure';

interface PageBoundaryProps {
  loader: Pick<Loader, 'releaseOf' | 'reportFailure'>;
  remote: RemoteName;
  /** The slot that it fills, if it is no page. */
  slot?: string;
  /** Changing it clears an earlier failure. */
  resetKey: string;
  /** Without it, nothing takes the place of what failed. */
  onTryAgain?: () => Promise<void>;
  onFailure: () => void;
  children: ReactNode;
}

interface PageBoundaryState {
  failed: boolean;
  cause: unknown;
  resetKey: string;
}

/** Contains the errors that a remote's page, or what fills a slot of one, throws while rendering. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = {
    failed: false,
    cause: undefined,
    resetKey: this.props.resetKey,
  };

  static getDerivedStateFromProps(props: PageBoundaryProps, state: PageBoundaryState) {
    return props.resetKey === state.resetKey ? null : { failed: false, resetKey: props.resetKey };
  }

  static getDerivedStateFromError(cause: unknown): Partial<PageBoundaryState> {
    return { failed: true, cause };
  }

  override componentDidCatch(cause: unknown) {
    this.props.loader.reportFailure(this.describe(cause));
    this.props.onFailure();
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    if (!this.props.onTryAgain) return null;
    return <RemoteFailure error={this.describe(this.state.cause)} onTryAgain={this.tryAgain} />;
  }

  private describe(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const { loader, remote, slot } = this.props;
    // A report to the operator names the release by its address.
    const { address = window.location.pathname } = loader.releaseOf(remote) ?? {};
    const error = new RemoteError({ remote, phase: 'render', address, reason, cause });
    return slot ? inSlot({ slot }, error) : error;
  }

  private tryAgain = async () => {
    await this.props.onTryAgain?.();
    this.setState({ failed: false });
  };
}
