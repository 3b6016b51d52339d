import type { Failure } from './RemoteError';

const file = /[^\s(@]*\/(?:remotes\/(\w+)|host)\/([0-9a-f]{32}|off)\/[^\s():?#]+/;

/**
 * The part and the release of the first file that a text names, such as an address or the stack of an error. The release
 * of a remote that is switched off is `off`.
 */
export function ownerIn(text: string) {
  const [address = '', remote = 'host', release = 'none'] = file.exec(text) ?? [];
  return { remote: remote as Failure['remote'], release, address };
}
