import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { instance } from '@viz-js/viz';
import { root } from '../start/npm.mjs';

/** The folder of the diagrams, each as text (DOT) and as the drawing made from it. */
export const folder = join(root, 'shared/docs/diagrams');

/** Draws every diagram, and gives the SVG by file name. */
export async function drawings() {
  const viz = await instance();
  const texts = (await readdir(folder)).filter((file) => file.endsWith('.dot'));
  return Promise.all(
    texts.map(async (file) => {
      const text = await readFile(join(folder, file), 'utf8');
      const drawing = viz.renderString(text, { format: 'svg' });
      return [file.replace('.dot', '.svg'), drawing] as const;
    }),
  );
}

/** Draws every diagram into its file. */
export async function draw() {
  for (const [name, drawing] of await drawings()) await writeFile(join(folder, name), drawing);
}
