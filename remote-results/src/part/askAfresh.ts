// The bundler's name for the function that gives a chunk's file; what is assigned to it is used from then on.
declare let __webpack_get_script_filename__: (chunkId: string | number) => string;

let tries = 0;

/** From now on chunks are asked for under a fresh address: browsers join a second request to one that hangs. */
export function askAfresh() {
  tries += 1;
  if (tries > 1 || typeof __webpack_get_script_filename__ === 'undefined') return;
  const fileOf = __webpack_get_script_filename__;
  __webpack_get_script_filename__ = (chunkId) => `${fileOf(chunkId)}?try=${tries}`;
}
