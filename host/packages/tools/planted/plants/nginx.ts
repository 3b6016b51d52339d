import type { Bed } from '../Plant';

const contract = 'host/packages/gateway/parity/pages.test.ts';
const files = 'host/packages/gateway/parity/files.test.ts';
const headers = 'host/packages/gateway/parity/headers.test.ts';
const states = 'host/packages/gateway/parity/remoteStates.test.ts';
const template = 'host/packages/gateway/nginx/gateway.conf.template';

export const nginx: Bed = {
  subject: 'Gateway in nginx',
  plants: [
    {
      name: 'the answer for a missing file lacks the security headers',
      file: template,
      from: `        include \${CONF_DIR}/security-headers.conf;
        add_header Cache-Control no-store always;
        return 404 "404\\n";`,
      to: `        add_header Cache-Control no-store always;
        return 404 "404\\n";`,
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
      name: 'browsers revalidate hashed files on every load',
      file: 'host/packages/gateway/nginx/file-maps.conf',
      from: '"public, max-age=31536000, immutable"',
      to: 'no-cache',
      caughtBy: { file: files, title: 'nginx lets browsers cache hashed files for a year' },
    },
    {
      name: 'nginx sends pages uncompressed',
      file: template,
      from: 'gzip on;',
      to: 'gzip off;',
      caughtBy: { file: files, title: 'nginx compresses a page exactly once' },
    },
    {
      name: 'nginx answers an unknown path with the landing page',
      file: template,
      from: `        if ($page = '') {
            return 404;`,
      to: `        if ($page = '') {
            rewrite ^ /pages/landing.html last;`,
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
      file: template,
      from: 'proxy_cache fragments;',
      to: 'proxy_cache off;',
      caughtBy: { file: states, title: 'serves the last fragment while its remote hangs' },
    },
    {
      name: 'a page waits seconds for a remote that hangs',
      file: template,
      from: `proxy_read_timeout 300ms;
        proxy_next_upstream_timeout 500ms;
        proxy_ignore_headers`,
      to: `proxy_read_timeout 5s;
        proxy_next_upstream_timeout 5s;
        proxy_ignore_headers`,
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
      name: 'a retiring release still serves its manifest and fragments',
      file: 'host/packages/gateway/nginx/remote.conf.template',
      from: 'if (-f ${RUN_DIR}/retiring)',
      to: 'if (-f ${RUN_DIR}/retired)',
      caughtBy: { file: states, title: 'serves the hashed files of a retiring release' },
    },
    {
      name: 'a release answers visitors before it is ready',
      file: 'host/packages/gateway/nginx/remote.conf.template',
      from: 'if (!-f ${RUN_DIR}/ready)',
      to: 'if (-f ${RUN_DIR}/broken)',
      caughtBy: { file: states, title: 'serves nothing from a release that is not ready' },
    },
    {
      name: 'nginx looks for a hashed file in only one of two releases',
      file: template,
      from: 'error_page 404 502 = @afresh;',
      to: 'error_page 404 502 = @missing;',
      caughtBy: { file: states, title: 'retries a configured address' },
    },
    {
      name: 'the operators’ page is empty for a conditional request',
      file: template,
      from: '        proxy_set_header If-None-Match "";\n',
      to: '',
      caughtBy: { file: states, title: 'shows operators which releases run even for' },
    },
  ],
};
