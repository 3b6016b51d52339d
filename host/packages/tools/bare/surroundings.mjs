import { delimiter, dirname } from 'node:path';

const ours = /^(npm_(lifecycle|package|command|execpath|node)|NODE_(ENV|OPTIONS|PATH)$|PORT$)/;

/**
 * The environment of a newcomer: this process's variables without those that npm, Node and this repository set.
 * @param {string} [program] a Node to put first in the path
 */
export function surroundings(program) {
  const first = program ? dirname(program) + delimiter : '';
  return Object.fromEntries(
    Object.entries(process.env)
      .filter(([name]) => !ours.test(name))
      .map(([name, value = '']) => [name, /^path$/i.test(name) ? first + outside(value) : value]),
  );
}

/** @param {string} path */
function outside(path) {
  const folders = path.split(delimiter);
  return folders.filter((folder) => !folder.includes('node_modules')).join(delimiter);
}
