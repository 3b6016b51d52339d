import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const br = promisify(brotliCompress);
const gz = promisify(gzip);
const smallest = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** Compresses content that is sent often as far as possible. */
export async function compress(identity: Buffer) {
  const [small, zipped] = await Promise.all([br(identity, smallest), gz(identity, { level: 9 })]);
  return { br: small, gzip: zipped };
}
