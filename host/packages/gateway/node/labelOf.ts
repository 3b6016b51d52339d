/**
 * The style that labels a part with its owner, above its outline. Nothing if its release does not say who that is.
 * @param owner the release's `pages/owner.txt`
 */
export function labelOf(part: string, release: string, owner = '') {
  const [said = ''] = owner.split('\n');
  if (!/^[\w@.,/ -]{1,200}$/.test(said)) return '';
  const labeled = part === 'host' ? 'body' : `:has(>[data-boundary="${part}"])`;
  return `${labeled}::before{content:"${part}: ${said}, release ${release}"}`;
}
