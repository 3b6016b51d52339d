import { chunkList } from '@donate-impact/patches/browser/forgetChunks';
import type { Part } from './parts';

/** Changes the page's chunk so that the page throws: at once, or after the browser's `window.planted` is set. */
export function throwing({ remote, page }: Part, when: 'first' | 'later') {
  const condition = when === 'first' ? 'true' : 'window.planted';
  return (code: string) => wrapper(chunkList(remote), page, condition) + code;
}

/** Code that precedes a chunk and wraps the component that the chunk exports in another one. */
function wrapper(list: string, page: string, condition: string) {
  return `(() => {
  const list = (self[${JSON.stringify(list)}] ||= []);
  const push = list.push;
  const around = (Page) => (props) => {
    if (${condition}) throw new Error('planted in the page');
    return Page(props);
  };
  list.push = (chunk) => {
    list.push = push;
    for (const [id, module] of Object.entries(chunk[1]))
      chunk[1][id] = (m, e, r) => {
        const d = (exports, getters, values) => {
          const get = getters[${JSON.stringify(page)}];
          if (get) getters = { ...getters, [${JSON.stringify(page)}]: () => (get.around ||= around(get())) };
          return r.d(exports, getters, values);
        };
        return module.call(undefined, m, e, r && new Proxy(r, { get: (t, k) => (k === 'd' ? d : t[k]) }));
      };
    return push.call(list, chunk);
  };
})();
`;
}
