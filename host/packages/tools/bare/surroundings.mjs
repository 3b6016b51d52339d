import { delimiter } from 'node:path';

const ours = /^(npm_(lifecycle|package|command|execpath|node)|NODE_(ENV|OPTIONS|PATH)$|PORT$)/;

/** The environment of a newcomer: this process's variables without those that npm, Node and this repository set. */
export function surroundings() {
  return Object.fromEntries(
    Object.entries(process.env)
      .filter(([name]) => !ours.test(name))
      .map(([name, value = '']) => [name, /^path$/i.test(name) ? outside(value) : value]),
  );
}

/** @param {string} path */
function outside(path) {
  const folders = path.split(delimiter);
  return folders.filter((folder) => !folder.includes('node_modules')).join(delimiter);
}
