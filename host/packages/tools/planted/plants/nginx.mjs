const contract = 'host/packages/gateway/parity/pages.test.ts';
const files = 'host/packages/gateway/parity/files.test.ts';
const headers = 'host/packages/gateway/parity/headers.test.ts';
const states = 'host/packages/gateway/parity/remoteStates.test.ts';
const template = 'host/packages/gateway/nginx/gateway.conf.template';

/** @type {import('../Plant').Bed} */
export const nginx = {
  subject: 'Gateway in nginx',
  plants: [
    {
      name: 'a missing file comes without the security headers',
      file: template,
      from: `        include \${CONF_DIR}/security-headers.conf;
        add_header Cache-Control no-store always;
        return 404 "404\\n";`,
      to: `        add_header Cache-Control no-store always;
        return 404 "404\\n";`,
      caughtBy: { file: headers, title: 'nginx sends the security headers with every answer' },
    },
    {
      name: 'a page may send forms elsewhere',
      file: template,
      from: `form-action 'none'; `,
      to: '',
      caughtBy: { file: headers, title: 'nginx sends a closed policy' },
    },
    {
      name: 'hashed files are asked for at every load',
      file: 'host/packages/gateway/nginx/file-maps.conf',
      from: '"public, max-age=31536000, immutable"',
      to: 'no-cache',
      caughtBy: { file: files, title: 'nginx lets hashed files be kept for a year' },
    },
    {
      name: 'pages go out uncompressed',
      file: template,
      from: 'gzip on;',
      to: 'gzip off;',
      caughtBy: { file: files, title: 'nginx compresses pages once' },
    },
    {
      name: 'an unknown address is answered with the landing page',
      file: template,
      from: `        if ($page = '') {
            return 404;`,
      to: `        if ($page = '') {
            rewrite ^ /pages/landing.html last;`,
      caughtBy: { file: contract, title: 'nginx answers an unknown address' },
    },
    {
      name: 'the server says which version it is',
      file: template,
      from: 'server_tokens off;',
      to: 'server_tokens on;',
      caughtBy: { file: headers, title: 'nginx does not say what version' },
    },
    {
      name: 'a page is without its part while the remote hangs',
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
      caughtBy: { file: states, title: 'waits less for a fragment that it never had' },
    },
    {
      name: 'what a remote says with an error is shown in the page',
      file: template,
      from: 'error_page 400 401 403 404 405 408 410 429 500 501 502 503 504 =200 @nothing;',
      to: 'error_page 404 502 504 =200 @nothing;',
      caughtBy: { file: states, title: 'never shows what a remote says' },
    },
    {
      name: 'a release that retires goes on announcing itself',
      file: 'host/packages/gateway/nginx/remote.conf.template',
      from: 'if (-f ${RUN_DIR}/retiring)',
      to: 'if (-f ${RUN_DIR}/retired)',
      caughtBy: { file: states, title: 'serves the files of a release that retires' },
    },
    {
      name: 'a release answers visitors before it is ready',
      file: 'host/packages/gateway/nginx/remote.conf.template',
      from: 'if (!-f ${RUN_DIR}/ready)',
      to: 'if (-f ${RUN_DIR}/broken)',
      caughtBy: { file: states, title: 'serves nothing of a release that is not ready' },
    },
    {
      name: 'a hashed file is looked for in one of two releases only',
      file: template,
      from: 'error_page 404 502 = @afresh;',
      to: 'error_page 404 502 = @missing;',
      caughtBy: { file: states, title: 'asks an address that is set once more' },
    },
    {
      name: 'the operators’ page answers a conditional request for itself with nothing',
      file: template,
      from: '        proxy_set_header If-None-Match "";\n',
      to: '',
      caughtBy: { file: states, title: 'shows operators what runs whatever conditions' },
    },
  ],
};
