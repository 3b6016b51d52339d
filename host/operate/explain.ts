import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { refuse } from '@donate-impact/releases/refuse';
import { mapsFolder } from '@donate-impact/releases/release';
import { docker, runOnce } from './docker';

const framePattern =
  /\/(host|remotes\/[a-z]{1,40})\/(static\/js\/(?:async\/)?[\w.-]+\.js)(?:\?try=\d+)?:(\d{1,9}):(\d{1,9})/g;
const neighbours = 2;

/**
 * Turns the frames in lines of the log, or of a console, into places in the sources; of the first in a line, shows the code.
 * Reads the source maps of the builds in the current folder, or of an image. Rejects with a Refusal if there is no frame.
 */
export async function explain(text: string, image?: string): Promise<string> {
  const explained: string[] = [];
  for (const line of text.split('\n')) {
    const frames = [...line.matchAll(framePattern)].map((frame) => explainFrame(frame, image));
    const origins = await Promise.all(frames);
    const shown = origins.find(({ code }) => code.length > 0);
    const [, message] = /"message":"([ !#-[\]-~]+)"/.exec(line) ?? [];
    if (message && origins.length > 0) explained.push(message);
    for (const origin of origins)
      explained.push(origin.place, ...(origin === shown ? origin.code : []));
  }
  if (explained.length === 0) throw refuse('FRAMES_MISSING');
  return explained.join('\n');
}

async function explainFrame(
  [frame, app = '', script = '', line, column]: string[],
  image?: string,
) {
  const name = app.replace('remotes/', 'remote-');
  // An app has a folder here, or the repository is its own.
  const folder = existsSync(name) ? name : '.';
  const json = image ? await readFromImage(image, script) : readFromBuilds(folder, script);
  const map: SourceMapPayload | null = json ? JSON.parse(json) : null;
  const origin = map && new SourceMap(map).findOrigin(Number(line), Number(column));
  if (!(origin && 'fileName' in origin)) return { place: `${frame} (no source found)`, code: [] };
  const { fileName, lineNumber, columnNumber } = origin;
  const source = map.sourcesContent[map.sources.indexOf(fileName)] ?? '';
  const code = source.split('\n').flatMap((text, index) => {
    const distance = index + 1 - lineNumber;
    const mark = distance === 0 ? '>' : ' ';
    const isNear = Math.abs(distance) <= neighbours;
    return isNear ? [`${mark} ${`${index + 1}`.padStart(5)} | ${text}`] : [];
  });
  return { place: `${join(folder, fileName)}:${lineNumber}:${columnNumber}`, code };
}

/** The map of a script in the builds of an app; empty if there is none. */
function readFromBuilds(folder: string, script: string) {
  const dist = join(folder, 'dist');
  const maps = (existsSync(dist) ? readdirSync(dist) : []).map((release) =>
    join(dist, release, mapsFolder, `${script}.map`),
  );
  const map = maps.find((path) => existsSync(path));
  return map ? readFileSync(map, 'utf8') : '';
}

async function readFromImage(image: string, script: string) {
  const command = ['-c', `cat /files/*/${mapsFolder}/${script}.map`];
  return docker(...runOnce, '--entrypoint', 'sh', image, ...command).catch(() => '');
}
