import type { RemoteName } from '@donate-impact/shared/contract';
import { Component, type ReactNode } from 'react';
import type { Loader } from './createLoader';
import { RemoteError } from './RemoteError';
import { RemoteFailure } from './RemoteFailure';

interface PageBoundaryProps {
  loader: Pick<Loader, 'releaseOf' | 'reportFailure'>;
  remote: RemoteName;
  /** Changing it clears an earlier failure. */
  resetKey: string;
  onTryAgain: () => Promise<void>;
  onFailure: () => void;
  children: ReactNode;
}

interface PageBoundaryState {
  failed: boolean;
  cause: unknown;
  resetKey: string;
}

/** Contains the errors that a remote's page throws while rendering. */
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
    return <RemoteFailure error={this.describe(this.state.cause)} onTryAgain={this.tryAgain} />;
  }

  private describe(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const { loader, remote } = this.props;
    // A report to the operator names the release by its address.
    const { address = window.location.pathname } = loader.releaseOf(remote) ?? {};
    return new RemoteError({ remote, phase: 'render', address, reason, cause });
  }

  private tryAgain = async () => {
    await this.props.onTryAgain();
    this.setState({ failed: false });
  };
}
