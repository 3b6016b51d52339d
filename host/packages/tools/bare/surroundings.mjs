import { delimiter, dirname } from 'node:path';

const ours = /^(npm_(lifecycle|package|command|execpath|node)|NODE_(ENV|OPTIONS|PATH)$|PORT$)/;

/**
 * This process's variables without what npm, Node and this repository have put there: a stranger's.
 * @param {string} [program] a Node that is the first to be found
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
