import type { Bed } from '../Plant';

const contract = 'host/packages/gateway/parity/pages.test.ts';
const files = 'host/packages/gateway/parity/files.test.ts';
const headers = 'host/packages/gateway/parity/headers.test.ts';
const states = 'host/packages/gateway/parity/remoteStates.test.ts';
const releases = 'host/packages/gateway/parity/releases.test.ts';
const versions = 'host/packages/gateway/parity/versions.test.ts';
const composed = 'host/packages/gateway/nginx/composed.conf';
const template = 'host/packages/gateway/nginx/gateway.conf.template';

export const nginx: Bed = {
  subject: 'Gateway in nginx',
  plants: [
    {
      name: 'the answer for a missing file lacks the security headers',
      file: template,
      from: `        include \${CONF_DIR}/security-headers.conf;
        return 404 "404\\n";`,
      to: `        return 404 "404\\n";`,
      caughtBy: { file: headers, title: 'nginx sends the security headers with every response' },
    },
    {
      name: 'a page may submit forms to other sites',
      file: template,
      from: `form-action 'none'; `,
      to: '',
      caughtBy: { file: headers, title: 'nginx sends a strict policy' },
    },
    {
      name: 'browsers revalidate the files of a release on every load',
      file: 'host/packages/gateway/nginx/file.conf',
      from: '"public, max-age=31536000, immutable"',
      to: 'no-cache',
      caughtBy: { file: files, title: 'nginx lets browsers cache releases for a year' },
    },
    {
      name: 'nginx sends pages uncompressed',
      file: 'host/packages/gateway/nginx/page.conf',
      from: 'gzip on;',
      to: 'gzip off;',
      caughtBy: { file: files, title: 'nginx compresses a page exactly once' },
    },
    {
      name: 'nginx answers an unknown path with the landing page',
      file: template,
      from: 'map $uri $page {\n',
      to: 'map $uri $page {\n    default index;\n',
      caughtBy: { file: contract, title: 'nginx answers an unknown path' },
    },
    {
      name: 'nginx reveals its version',
      file: template,
      from: 'server_tokens off;',
      to: 'server_tokens on;',
      caughtBy: { file: headers, title: 'nginx does not reveal the server software' },
    },
    {
      name: 'a page lacks its fragment while the remote hangs',
      file: composed,
      from: 'proxy_cache pages;',
      to: 'proxy_cache off;',
      caughtBy: { file: states, title: 'has had when its remote answers hangs' },
    },
    {
      name: 'nginx caches a page under a key without its release',
      file: composed,
      from: '$part/$current/$file',
      to: '$part/$file',
      caughtBy: { file: releases, title: 'nginx composes pages of the release' },
    },
    {
      name: 'the first line of a pointer is in force instead of the last',
      file: 'host/packages/gateway/nginx/pointers.sh',
      from: 'tail -n 1',
      to: 'head -n 1',
      caughtBy: { file: releases, title: 'nginx composes pages of the release' },
    },
    {
      name: 'nginx serves the live release at the address of an earlier one',
      file: template,
      from: '$address/$release/$file',
      to: '$address/$current/$file',
      caughtBy: { file: releases, title: 'nginx serves each release at its own address' },
    },
    {
      name: 'a page waits seconds for a remote that hangs',
      file: composed,
      from: `proxy_read_timeout 300ms;
proxy_next_upstream_timeout 500ms;`,
      to: `proxy_read_timeout 5s;
proxy_next_upstream_timeout 5s;`,
      caughtBy: { file: states, title: 'waits less time for a fragment' },
    },
    {
      name: 'a page shows the body of a remote’s error response',
      file: template,
      from: 'error_page 400 401 403 404 405 408 410 429 500 501 502 503 504 =200 @nothing;',
      to: 'error_page 404 502 504 =200 @nothing;',
      caughtBy: { file: states, title: 'never shows the body of a remote’s' },
    },
    {
      name: 'the operators’ page is empty for a conditional request',
      file: template,
      from: `        include \${CONF_DIR}/composed.conf;
        proxy_cache_bypass 1;
        proxy_no_cache 1;
`,
      to: '',
      caughtBy: { file: states, title: 'shows operators which releases run even for' },
    },
    {
      name: 'a reason for a change is markup of the operators’ page',
      file: 'host/packages/gateway/nginx/versions.sh',
      from: 'why[NR] = html(field("why"))',
      to: 'why[NR] = field("why")',
      caughtBy: { file: versions, title: 'nginx shows who changed a pointer and why' },
    },
    {
      name: 'the counts of failures are lost when their file is shortened',
      file: 'host/packages/gateway/nginx/versions.sh',
      from: 'sum[$1 " " $2] += $3',
      to: 'sum[$1 " " $2] = $3',
      caughtBy: { file: versions, title: 'the file of failures stays small' },
    },
  ],
};
