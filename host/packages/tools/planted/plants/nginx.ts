import type { Bed } from '../Plant';

const contract = 'host/packages/gateway/parity/pages.test.ts';
const files = 'host/packages/gateway/parity/files.test.ts';
const headers = 'host/packages/gateway/parity/headers.test.ts';
const states = 'host/packages/gateway/parity/remoteStates.test.ts';
const releases = 'host/packages/gateway/parity/releases.test.ts';
const previews = 'host/packages/gateway/parity/previews.test.ts';
const versions = 'host/packages/gateway/parity/versions.test.ts';
const log = 'host/packages/gateway/parity/log.test.ts';
const pointers = 'host/packages/gateway/parity/pointers.test.ts';
const copies = 'host/packages/gateway/nginx/pages.sh';
const template = 'host/packages/gateway/nginx/gateway.conf.template';

export const nginx: Bed = {
  subject: 'Gateway in nginx',
  plants: [
    {
      name: 'pages are loaded ahead for visitors who save data',
      file: template,
      from: '[0-9a-f]{32} on$"',
      to: '[0-9a-f]{32} never$"',
      caughtBy: {
        file: 'host/packages/gateway/parity/speculation.test.ts',
        title: 'nginx lets nothing be loaded ahead for a visitor who saves data',
      },
    },
    {
      name: 'a remote says what its files are dictionaries for',
      file: 'host/packages/gateway/nginx/proxy.conf',
      from: 'proxy_hide_header Use-As-Dictionary;\n',
      to: '',
      caughtBy: { file: states, title: 'nginx lets no file of a remote be the dictionary' },
    },
    {
      name: 'a browser that refuses dictionaries gets what was compressed with one',
      file: 'host/packages/gateway/nginx/file-maps.conf',
      from: 'dcz(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))',
      to: 'dcz',
      caughtBy: {
        file: 'host/packages/gateway/parity/dictionaries.test.ts',
        title: 'nginx sends the whole script to everybody else',
      },
    },
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
      name: 'a page of a release that should have been replaced is logged like any other',
      file: 'host/packages/gateway/nginx/pointers.sh',
      from: '":stale"',
      to: '""',
      caughtBy: { file: log, title: 'nginx logs a release as stale while a later one is missing' },
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
      name: 'the link of a preview leads to the port in the container',
      file: template,
      from: 'absolute_redirect off;',
      to: '',
      caughtBy: { file: previews, title: 'nginx shows a deployed release to who opens its link' },
    },
    {
      name: 'nginx reveals its version',
      file: template,
      from: 'server_tokens off;',
      to: 'server_tokens on;',
      caughtBy: { file: headers, title: 'nginx does not reveal the server software' },
    },
    {
      name: 'nginx composes pages that were changed after their release',
      file: copies,
      from: 'if ! (cd "$new" && sha256sum -c list >/dev/null 2>&1); then',
      to: 'if false; then',
      caughtBy: {
        file: pointers,
        title: 'nginx ignores a change whose release is incomplete or altered',
      },
    },
    {
      name: 'nginx takes any list of files for that of a release',
      file: copies,
      from: 'check "$1" "$2" files.sha256 "$2" "$(sum "$new/files.sha256" | cut -c 1-32)" || return',
      to: '',
      caughtBy: {
        file: pointers,
        title: 'nginx ignores a change whose release is incomplete or altered',
      },
    },
    {
      name: 'the first line of a pointer is in force instead of the last',
      file: 'host/packages/gateway/nginx/pointers.sh',
      from: 'if (all_known(part, releases_of())) {',
      to: 'if (all_known(part, releases_of()) && !(part in releases)) {',
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
      name: 'the operators’ page shows the body of a remote’s error response',
      file: template,
      from: 'error_page 400 401 403 404 405 408 410 429 500 501 502 503 504 =200 @not_answering;',
      to: 'error_page 404 502 504 =200 @not_answering;',
      caughtBy: { file: states, title: 'never shows the body of a remote’s' },
    },
    {
      name: 'the operators’ page is empty for a conditional request',
      file: template,
      from: '        proxy_set_header If-None-Match "";\n',
      to: '',
      caughtBy: { file: states, title: 'shows operators which releases run even for' },
    },
    {
      name: 'a reason for a change is markup of the operators’ page',
      file: 'host/packages/gateway/nginx/versions.sh',
      from: 'why[total] = html(field("why"))',
      to: 'why[total] = field("why")',
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
