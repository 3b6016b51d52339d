/** Ends the process with one line that says what is wrong and what to do. @param {string} line @returns {never} */
export function fail(line) {
  console.error(line);
  process.exit(1);
}

const again = 'then run the command again.';
const unreachable =
  /\b(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|E?TIMEDOUT|ERR_SOCKET_TIMEOUT|EIDLETIMEOUT|ENETUNREACH|EHOSTUNREACH|UNABLE_TO_\w+|SELF_SIGNED_\w+|CERT_\w+)\b/;

/**
 * The cause of a failure that lies in the machine, not in the program, and what to do about it; null when the output
 * names none.
 * @param {string} output
 */
export function causeOf(output) {
  const [full] = /\b(ENOSPC|EDQUOT)\b/.exec(output) ?? [];
  if (full) return `the disk is full (${full}). Free about 700 MB, including npm's cache, ${again}`;
  const [forbidden] = /\b(EACCES|EPERM|EROFS)\b/.exec(output) ?? [];
  if (forbidden) {
    const [, path = 'this folder'] =
      /\b(?:path|open|mkdir|unlink|rmdir)[: ]+'?([^\s']+)/.exec(output) ?? [];
    return `${path} is not writable (${forbidden}). Change its owner or use a copy of your own, ${again}`;
  }
  const [code] = unreachable.exec(output) ?? [];
  if (code)
    return `npm's registry does not answer (${code}). Check the network and npm's proxy and registry settings, ${again}`;
  return null;
}
