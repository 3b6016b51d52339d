import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const compressible = /\.(?:js|css|json|svg|txt)$/;

/** Writes `.br` and `.gz` beside every text file under `dist` that is served unchanged. */
export async function compress(dist: string) {
  const files = await readdir(dist, { recursive: true });
  await Promise.all(
    files.filter((file) => compressible.test(file)).map((file) => both(join(dist, file))),
  );
}

async function both(path: string) {
  const file = await stat(path);
  const done = await stat(`${path}.br`).catch(() => null);
  if (!file.isFile() || (done && done.mtimeMs >= file.mtimeMs)) return;
  const source = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
  };
  await Promise.all([
    brotli(source, { params }).then((out) => writeFile(`${path}.br`, out)),
    gz(source, { level: 9 }).then((out) => writeFile(`${path}.gz`, out)),
  ]);
}
