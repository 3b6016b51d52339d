import { StillLoading } from '@donate-impact/shared/ui';
import { Component, type ReactNode } from 'react';
import type { Loader, ModuleId } from './createLoader';
import { type Failure, RemoteError } from './RemoteError';
import { RemoteFailure } from './RemoteFailure';

interface PageBoundaryProps {
  loader: Pick<Loader, 'remotes' | 'getRelease' | 'reportFailure' | 'replaceRelease'>;
  id: ModuleId;
  /** The extension point that it is about, if it holds widgets. */
  extensionPoint?: string;
  /** Changing it clears an earlier failure. */
  resetKey: string;
  /** True if the previous release may replace the one that fails. */
  isReplaceable?: () => boolean;
  onReplaced?: () => void;
  /** Without it, nothing takes the place of what failed. */
  onTryAgain?: () => Promise<void>;
  onFailure?: () => void;
  children: ReactNode;
}

interface PageBoundaryState {
  /** `replacing` while another release may take the place of the one that failed. */
  failure: Failure | 'replacing' | null;
  resetKey: string;
}

/** Shows the panel for a page that could not be loaded, or that throws while rendering; for widgets, nothing. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromProps({ resetKey }: PageBoundaryProps, state: PageBoundaryState) {
    return resetKey === state.resetKey ? null : { failure: null, resetKey };
  }

  static getDerivedStateFromError(cause: unknown): Partial<PageBoundaryState> {
    return { failure: cause instanceof RemoteError ? cause.failure : 'replacing' };
  }

  override componentDidCatch(cause: unknown) {
    if (!(cause instanceof RemoteError)) void this.handle(this.describe(cause));
  }

  override render() {
    const { failure } = this.state;
    const { loader, onTryAgain, children } = this.props;
    if (!failure) return children;
    if (!onTryAgain) return null;
    if (failure === 'replacing') return <StillLoading />;
    return <RemoteFailure remotes={loader.remotes} failure={failure} onTryAgain={onTryAgain} />;
  }

  private async handle(error: RemoteError) {
    const { loader, id, isReplaceable, onReplaced, onFailure } = this.props;
    if (!isReplaceable?.()) loader.reportFailure(error.failure);
    else if (await loader.replaceRelease(id, error)) return onReplaced?.();
    this.setState({ failure: error.failure }, onFailure);
  }

  private describe(cause: unknown) {
    const { loader, id, extensionPoint } = this.props;
    const reason = cause instanceof Error ? cause.message : String(cause);
    const failed = {
      remote: id.remote,
      release: loader.getRelease(id.remote),
      phase: 'render' as const,
      address: window.location.pathname,
      message: extensionPoint ? `${reason} (in the extension point ${extensionPoint})` : reason,
    };
    return new RemoteError(failed, cause);
  }
}
