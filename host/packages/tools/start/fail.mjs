/** Ends the process with one line: what is wrong, and what to do. @param {string} line @returns {never} */
export function fail(line) {
  console.error(line);
  process.exit(1);
}

const again = 'then run the command again.';
const unreachable =
  /\b(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|E?TIMEDOUT|ERR_SOCKET_TIMEOUT|EIDLETIMEOUT|ENETUNREACH|EHOSTUNREACH|UNABLE_TO_\w+|SELF_SIGNED_\w+|CERT_\w+)\b/;

/**
 * What in a failed program's output is not the program's fault, in words and with what to do; null when nothing is.
 * @param {string} output
 */
export function causeOf(output) {
  const [full] = /\b(ENOSPC|EDQUOT)\b/.exec(output) ?? [];
  if (full)
    return `the disk is full (${full}): make room for some 700 MB, npm's cache included, ${again}`;
  const [forbidden] = /\b(EACCES|EPERM|EROFS)\b/.exec(output) ?? [];
  if (forbidden) {
    const [, path = 'this folder'] =
      /\b(?:path|open|mkdir|unlink|rmdir)[: ]+'?([^\s']+)/.exec(output) ?? [];
    return `${path} may not be written (${forbidden}): make it yours, or work in a copy of your own, ${again}`;
  }
  const [code] = unreachable.exec(output) ?? [];
  if (code)
    return `npm's registry does not answer (${code}): check the network and npm's proxy and registry settings, ${again}`;
  return null;
}
