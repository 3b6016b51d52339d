import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { remoteDists } from '@donate-impact/build/remotes';
import { createGateway } from '@donate-impact/gateway';
import { root } from '../start/npm.mjs';

interface Recommendation {
  name: string;
  value: string;
  /** Why this site deviates. */
  reason?: string;
}

// The list of the OWASP Secure Headers Project (ci/headers_add.json, of 2026-07-19).
const recommended: Recommendation[] = [
  {
    name: 'Cache-Control',
    value: 'no-store, max-age=0',
    reason:
      'pages contain nothing personal; browsers revalidate them on each load, and Back is instant',
  },
  {
    name: 'Clear-Site-Data',
    value: '"cache","cookies","storage"',
    reason: 'meant for logging out; there are no accounts',
  },
  {
    name: 'Content-Security-Policy',
    value:
      "default-src 'self'; form-action 'self'; base-uri 'self'; object-src 'none'; frame-ancestors 'none'; upgrade-insecure-requests",
    reason:
      'stricter: nothing by default, no forms, no base, scripts by hash, Trusted Types; no page requests anything over http, so there is nothing to upgrade',
  },
  { name: 'Cross-Origin-Embedder-Policy', value: 'require-corp' },
  { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { name: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  {
    name: 'Permissions-Policy',
    value: 'accelerometer=(), autoplay=(), camera=(), … (29 features)',
    reason:
      'only the features that prompt the visitor; scripts that could use the others run only by hash',
  },
  { name: 'Referrer-Policy', value: 'no-referrer' },
  {
    name: 'Strict-Transport-Security',
    value: 'max-age=63072000; includeSubDomains',
    reason: 'set by whatever terminates TLS; the gateway itself speaks http',
  },
  { name: 'X-Content-Type-Options', value: 'nosniff' },
  {
    name: 'X-DNS-Prefetch-Control',
    value: 'off',
    reason: 'the only other hosts are the campaign sites that pages link to',
  },
  {
    name: 'X-Frame-Options',
    value: 'deny',
    reason: "frame-ancestors 'none' does the same in every supported browser",
  },
  {
    name: 'X-Permitted-Cross-Domain-Policies',
    value: 'none',
    reason: 'for plug-ins that no supported browser runs',
  },
];

// Compares what the site sends with a page against the list, and writes the table. Needs a build.
const server = createGateway({
  host: join(root, 'host/dist'),
  remotes: remoteDists((folder) => join(root, folder, 'dist')),
});
await new Promise<void>((listening) => server.listen(0, listening));
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
const { headers } = await fetch(`${origin}/demo`);
const landing = await fetch(origin);
server.closeAllConnections();
server.close();

const rows = recommended.map(({ name, value, reason }) => {
  const sent = headers.get(name)?.replace(/nonce-\w+/, 'nonce-…') ?? '';
  if (sent !== value && !reason)
    throw new Error(
      `${name} is "${sent}", not "${value}". Send the recommended value, or give the reason in this file.`,
    );
  const verdict = sent === value ? 'as recommended' : reason;
  return `| ${name} | ${code(value)} | ${code(sent)} | ${verdict} |`;
});
const others = ['Integrity-Policy', 'X-Request-Id'].map(
  (name) => `| ${name} | | ${code(headers.get(name)?.replace(/^\w{32}$/, '…') ?? '')} | |`,
);
const rules = landing.headers.get('Speculation-Rules')?.replace(/\w{32}/, '…') ?? '';
const ahead =
  'with `/` only, not to visitors who save data: which page a browser may load ahead, from this site only';
others.push(`| Speculation-Rules | | ${code(rules)} | ${ahead} |`);
writeFileSync(
  join(root, 'shared/docs/headers.md'),
  [
    '# Security headers',
    '',
    'Written by `npm run headers`: what this site sends with a page, compared with the headers that the [OWASP Secure Headers Project](https://owasp.org/www-project-secure-headers/) recommends adding (list of 2026-07-19). Both gateways send the same (`parity/headers.test.ts`). Of the headers that it recommends removing, nginx sends only `Server`, without a version.',
    '',
    '| header | recommended | sent | reason |',
    '| --- | --- | --- | --- |',
    ...rows,
    ...others,
    '',
  ].join('\n'),
);

function code(value: string) {
  return value ? `\`${value}\`` : 'nothing';
}
