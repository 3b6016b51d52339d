import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const br = promisify(brotliCompress);
const gz = promisify(gzip);
const smallest = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** Compresses content as far as possible: what is sent often, and what a build leaves beside its files. */
export async function compress(identity: Buffer) {
  const [small, zipped] = await Promise.all([br(identity, smallest), gz(identity, { level: 9 })]);
  return { br: small, gzip: zipped };
}
