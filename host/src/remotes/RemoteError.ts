/**
 * The phase in which loading or running a remote's page failed: `off` if the remote is switched off, `changed` if a file
 * is not the one that was released, `data` if the data file could not be read, `script` if nothing has caught
 * what a remote's script has thrown, `slow` if nothing arrived any more.
 */
export type Phase =
  | 'off'
  | 'slow'
  | 'manifest'
  | 'changed'
  | 'contract'
  | 'entry'
  | 'page'
  | 'render'
  | 'chunk'
  | 'data'
  | 'script';

/** A failure as it is reported to the operator. */
export interface Failure {
  /** The name of the remote; `host` stands for the data file and the shell's own scripts. */
  remote: string;
  /** The id of the release that failed, `off`, or `none` if it is not known. */
  release: string;
  phase: Phase;
  address: string;
  message: string;
  /** Where it was thrown, and from where that was called, as `/host/static/js/index.0123456789.js:1:2345`: line and column. */
  frames?: string[] | undefined;
  /** A retry or another release worked, so the visitor did not notice the failure. */
  isRecovered?: boolean;
  /** The id of the release that has taken the place of the one that failed. */
  replacedBy?: string;
}

/** Thrown when a remote's page cannot be loaded or shown. */
export class RemoteError extends Error {
  override name = 'RemoteError';
  readonly failure: Failure;

  constructor(failure: Failure, cause?: unknown) {
    super(failure.message, { cause });
    this.failure = {
      ...failure,
      frames: cause instanceof Error ? findFrames(cause.stack) : undefined,
    };
  }
}

/** The first frames in the site's own scripts in the stack of an error of any browser; undefined if there are none. */
export function findFrames(stack = ''): string[] | undefined {
  return stack.match(/\/(?:remotes\/\w+|host)\/static\/[^\s():]+:\d+:\d+/g)?.slice(0, 4);
}
