import type { Bed } from '../Plant';

const contract = 'host/packages/gateway/parity/pages.test.ts';
const files = 'host/packages/gateway/parity/files.test.ts';
const dictionaries = 'host/packages/gateway/parity/dictionaries.test.ts';
const headers = 'host/packages/gateway/parity/headers.test.ts';
const releases = 'host/packages/gateway/parity/releases.test.ts';
const versions = 'host/packages/gateway/parity/versions.test.ts';
const log = 'host/packages/gateway/parity/log.test.ts';
const absence = 'host/packages/gateway/parity/absence.test.ts';

export const gateway: Bed = {
  subject: 'Gateway in Node',
  plants: [
    {
      name: 'the policy allows inline scripts',
      file: 'host/packages/gateway/node/headers.ts',
      from: '`script-src ${sources}`',
      to: "`script-src ${sources} 'unsafe-inline'`",
      caughtBy: { file: headers, title: 'the Node gateway sends a strict policy' },
    },
    {
      name: 'every visitor gets the same nonce',
      file: 'host/packages/gateway/node/createGateway.ts',
      from: `randomBytes(16).toString('hex')`,
      to: `'0'.repeat(32)`,
      caughtBy: { file: contract, title: 'the Node gateway fills in the nonce' },
    },
    {
      name: 'the log names any release that a visitor makes up',
      file: 'host/packages/gateway/node/claimOf.ts',
      from: `? release : 'other'`,
      to: '? release : release',
      caughtBy: {
        file: log,
        title: 'the Node gateway logs no release or part that only the request knows',
      },
    },
    {
      name: 'browsers cache releases for only an hour',
      file: 'host/packages/gateway/node/headers.ts',
      from: 'public, max-age=31536000, immutable',
      to: 'public, max-age=3600',
      caughtBy: {
        file: files,
        title: 'the Node gateway lets browsers cache releases for a year',
      },
    },
    {
      name: 'browsers cache pages',
      file: 'host/packages/gateway/node/answerPage.ts',
      from: `response.setHeader('Cache-Control', revalidated);`,
      to: `response.setHeader('Cache-Control', 'public, max-age=60');`,
      caughtBy: {
        file: contract,
        title: 'the Node gateway serves / with the fragment of marketing',
      },
    },
    {
      name: 'a cache may send a compressed file to a client that cannot read it',
      file: 'host/packages/gateway/node/sendFile.ts',
      from: `  response.setHeader('Vary', 'Accept-Encoding, Available-Dictionary');\n`,
      to: '',
      caughtBy: {
        file: files,
        title: 'the Node gateway sends an encoding that the client accepts',
      },
    },
    {
      name: 'a cache may send what was compressed with another dictionary',
      file: 'host/packages/gateway/node/sendFile.ts',
      from: `'Accept-Encoding, Available-Dictionary'`,
      to: `'Accept-Encoding'`,
      caughtBy: {
        file: dictionaries,
        title: 'the Node gateway keeps answers for other browsers apart in caches',
      },
    },
    {
      name: 'the gateway sends an encoding that the client refuses',
      file: 'host/packages/gateway/node/sendFile.ts',
      from: '!accepts(accepted, encoding)',
      to: '!accepted.includes(encoding)',
      caughtBy: {
        file: files,
        title: 'the Node gateway sends an encoding that the client accepts',
      },
    },
    {
      name: 'a client with an outdated file gets 304',
      file: 'host/packages/gateway/node/sendFile.ts',
      from: `return header.trim() === '*' || named.includes(etag);`,
      to: `return header.trim() === '*' || named.some(Boolean);`,
      caughtBy: {
        file: files,
        title: 'the Node gateway answers 304 to a client that has the file',
      },
    },
    {
      name: 'the gateway answers a missing file with a page',
      file: 'host/packages/gateway/node/createGateway.ts',
      from: 'file, revalidated))) fail(response, 404);',
      to: `file, revalidated))) await answerPage(visit, 'index');`,
      caughtBy: { file: contract, title: 'the Node gateway never answers a missing file' },
    },
    {
      name: 'the gateway answers an unknown path with 200',
      file: 'host/packages/gateway/node/answerPath.ts',
      from: 'answerPage(visit, page, 404)',
      to: 'answerPage(visit, page, 200)',
      caughtBy: { file: contract, title: 'the Node gateway answers an unknown path' },
    },
    {
      name: 'an encoded path leads out of the served folder',
      file: 'host/packages/gateway/node/createGateway.ts',
      from: 'null : normalize(path);',
      to: 'null : path;',
      caughtBy: { file: contract, title: 'the Node gateway serves nothing outside its folders' },
    },
    {
      name: 'names of object prototypes count as remotes',
      file: 'host/packages/gateway/node/answerFile.ts',
      from: 'Object.hasOwn(parts, remote) && parts[remote]',
      to: 'parts[remote]',
      caughtBy: { file: contract, title: 'the Node gateway never answers a missing file' },
    },
    {
      name: 'a path with a trailing slash is unknown',
      file: 'host/packages/gateway/node/answerPath.ts',
      from: '(\\/[^/]+)?\\/?$/',
      to: '(\\/[^/]+)?$/',
      caughtBy: {
        file: contract,
        title: 'the Node gateway serves a page with and without a trailing slash',
      },
    },
    {
      name: 'the gateway serves the live release at the address of an earlier one',
      file: 'host/packages/gateway/node/answerFile.ts',
      from: 'const sent = join(part, release, file);',
      to: 'const sent = join(part, liveRelease(part), file);',
      caughtBy: {
        file: releases,
        title: 'the Node gateway serves each release at its own address',
      },
    },
    {
      name: 'a page names the remotes’ addresses without their releases',
      file: 'host/packages/gateway/node/composePage.ts',
      from: 'sources.releaseOf(part)',
      to: `'none'`,
      caughtBy: { file: releases, title: 'the Node gateway composes pages of the release' },
    },
    {
      name: 'a remote that is switched off counts as down',
      file: 'host/packages/gateway/node/answerFile.ts',
      from: 'release !== off && ',
      to: '',
      caughtBy: {
        file: releases,
        title: 'the Node gateway leaves out the fragment of a remote that is switched off',
      },
    },
    {
      name: 'the gateway looks up a path with a null byte',
      file: 'host/packages/gateway/node/createGateway.ts',
      from: `path.includes('\\0') ? null : normalize(path)`,
      to: 'normalize(path)',
      caughtBy: { file: contract, title: 'the Node gateway rejects a malformed path' },
    },
    {
      name: 'the gateway answers POST like GET',
      file: 'host/packages/gateway/node/createGateway.ts',
      from: `if (request.method !== 'GET' && request.method !== 'HEAD') {`,
      to: `if (request.method === 'PUT') {`,
      caughtBy: { file: contract, title: 'the Node gateway accepts only GET and HEAD' },
    },
    {
      name: 'no page can be served while a remote has never been there',
      file: 'host/packages/gateway/node/visitOf.ts',
      from: '(change ? releaseFor(change, part, number) : none)',
      to: 'releaseFor(change as Change, part, number)',
      caughtBy: {
        file: absence,
        title:
          'the Node gateway serves the shell and the other parts when a remote has never been there',
      },
    },
    {
      name: 'every visitor can see which releases run',
      file: 'host/packages/gateway/node/answerPath.ts',
      from: ` || (page === 'versions' && !visit.versionsPage)`,
      to: '',
      caughtBy: { file: absence, title: 'the Node gateway hides the operators’ page by default' },
    },
    {
      name: 'a reason for a change is markup of the operators’ page',
      file: 'host/packages/gateway/node/renderReleases.ts',
      from: '${html(why)}',
      to: '${why}',
      caughtBy: { file: versions, title: 'the Node gateway shows who changed a pointer and why' },
    },
  ],
};
