import { connect as connectHttp2, constants } from 'node:http2';
import { connect } from 'node:net';

// One client, at an address that the front is told of, does to the front what one client can: SITE_PORT, FILE. It
// goes on until it is killed.
const { SITE_PORT, FILE = '/' } = process.env;
const address = 'X-Forwarded-For: 192.0.2.1\r\n';

/** Keeps so many connections that have sent something. A connection that is closed is opened again. */
function keep(count: number, sent: string, reads: boolean) {
  for (let index = 0; index < count; index += 1) {
    const socket = connect(Number(SITE_PORT), '127.0.0.1').on('error', () => {});
    if (reads) socket.resume();
    socket.write(sent);
    socket.once('close', () => keep(1, sent, reads));
  }
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n${address}\r\n`;
const endless = get('/demo');

/** Asks and takes it back at once, a thousand times a second. */
async function reset() {
  for (;;) {
    const session = connectHttp2(`http://127.0.0.1:${SITE_PORT}`);
    session.on('error', () => {});
    while (!session.closed && !session.destroyed) {
      for (let count = 0; count < 20; count += 1) {
        const stream = session.request({ ':path': '/demo', 'x-forwarded-for': '192.0.2.1' });
        stream.on('error', () => {}).close(constants.NGHTTP2_CANCEL);
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

keep(200, endless.repeat(Math.ceil(256_000 / endless.length)), false);
keep(130, get(FILE).repeat(13), false);
keep(2_300, `GET / HTTP/1.1\r\nHost: a\r\n${address}X: `, true);
keep(200, `POST /failures HTTP/1.1\r\nHost: a\r\n${address}Content-Length: 1000\r\n\r\n{`, true);
void reset();
