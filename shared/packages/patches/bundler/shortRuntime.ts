import type { Rspack } from '@rsbuild/core';

/** By the name of a module of the bundler's runtime, what takes its place in production. */
const shorter: Record<string, (source: string) => string> = {
  global: () => '__webpack_require__.g = globalThis;',

  auto_public_path: (source) => {
    const up = find(source, /scriptUrl \+ '(.*)'/);
    return `__webpack_require__.p = new URL('${up}', document.currentScript.src).href;`;
  },

  load_script: (source) => `
    var waiting = {};
    __webpack_require__.l = (url, done, key, chunkId) => {
      if (waiting[url]) return void waiting[url].push(done);
      waiting[url] = [done];
      var script = document.createElement('script');
      ${find(source, /(script\.src = .*;)/)}
      ${source.includes('sriHashes') ? find(source, /(script\.integrity = .*;)/) : ''}
      script.crossOrigin = 'anonymous';
      var end = (event) => {
        clearTimeout(timer);
        script.onload = script.onerror = null;
        script.remove();
        var callbacks = waiting[url];
        delete waiting[url];
        callbacks.forEach((callback) => callback(event));
      };
      var timer = setTimeout(end, ${find(source, /^\s*(\d+)$/m)}, { type: 'timeout', target: script });
      script.onload = script.onerror = end;
      document.head.append(script);
    };`,

  // `browser/containerRuntime.ts` reads nothing else, and no shared package has a fallback.
  consumes_loading: (source) =>
    source.replace(/\{ shareScope: .*?(shareKey: "[^"]+").*?\}/g, '{ $1 }'),

  embed_federation_runtime: (source) => `
    var start = __webpack_require__.x;
    __webpack_require__.x = () => (${find(source, /(__webpack_require__\(.+?\))/)}, start());`,

  // Only the runtime library of the federation plugin reads these two.
  'module_federation/runtime': () => '',
  sharing: () => '',

  // No script loads a file of styles.
  'get mini-css chunk filename': () => '',
};

/** `__webpack_require__.name = __webpack_require__.name || function() { throw … }` */
const placeholders = /(__webpack_require__\.[\w.]+) = \1 \|\| function\(\) \{ throw .*? \};?/g;

/** Shortens the part of the bundler's runtime that each entry contains. */
export function shortRuntime(): Rspack.RspackPluginInstance {
  return {
    apply(compiler) {
      if (compiler.options.mode !== 'production') return;
      compiler.hooks.thisCompilation.tap('donate-impact:shortRuntime', ({ hooks }) =>
        hooks.runtimeModule.tap('donate-impact:shortRuntime', ({ name, source }) => {
          const generated = source?.source.toString() ?? '';
          const shortened = (shorter[name]?.(generated) ?? generated).replace(placeholders, '');
          // An assigned source is final, and some modules get the hashes of chunks later.
          if (source && shortened !== generated) source.source = Buffer.from(shortened);
        }),
      );
    },
  };
}

/** The first group of a match. Fails the build when the bundler writes something else. */
function find(source: string, form: RegExp) {
  const [, found] = source.match(form) ?? [];
  if (!found) throw new Error(`the bundler’s runtime contains no ${form}: ${source}`);
  return found;
}
