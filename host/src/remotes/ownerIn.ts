const file = /[^\s(@]*\/(?:remotes\/(\w+)|host)\/[^\s():?#]+/;

/** The part that the first file which a text names is of, such as a URL or the stack of an error; no address if none is. */
export function ownerIn(text: string) {
  const [address = '', remote = 'host'] = file.exec(text) ?? [];
  return { remote, address };
}
