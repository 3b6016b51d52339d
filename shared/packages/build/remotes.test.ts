/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeTable } from '@donate-impact/shared/routes';
import { type Remote, remoteNames, remotes } from './remotes.mjs';

// Compares the list of remotes with the files that cannot import it. A failing test names the file to correct.
const root = join(__dirname, '../../..');

interface Place {
  file: string;
  what: string;
  /** Matches every occurrence in the file. */
  pattern: RegExp;
  /** The text that the file must contain for a remote. */
  line: (remote: Remote, upperCaseName: string) => string;
}

const places: Place[] = [
  {
    file: 'package.json',
    what: 'a workspace',
    pattern: /"remote-[\w-]+"/g,
    line: ({ folder }) => `"${folder}"`,
  },
  {
    file: '.github/CODEOWNERS',
    what: 'a team',
    pattern: /^\/remote-\S+ @\S+$/gm,
    line: ({ name, folder }) => `/${folder}/ @donate-impact/${name}`,
  },
  {
    file: 'docker-compose.yml',
    what: 'a service',
    pattern: /^ {2}(?!gateway|edge|remotes:|resources)\w+:$/gm,
    line: ({ name }) => `  ${name}:`,
  },
  {
    file: 'docker-compose.yml',
    what: 'an image',
    pattern: /^ {4}image: .*\/(?!gateway).*$/gm,
    line: ({ name }) => `    image: "\${IMAGES:-donate-impact}/${name}:\${TAG:-latest}"`,
  },
  {
    file: 'docker-compose.yml',
    what: 'a folder to build',
    pattern: /APP: remote-[\w-]+/g,
    line: ({ folder }) => `APP: ${folder}`,
  },
  {
    file: 'docker-compose.yml',
    what: 'an address',
    pattern: /\w+_ADDRESS: .*/g,
    line: ({ name }, variable) => `${variable}_ADDRESS: "\${${variable}_ADDRESS:-${name}:8080}"`,
  },
  {
    file: 'docker-compose.yml',
    what: 'a second address',
    pattern: /\w+_ADDRESS_AFRESH: .*/g,
    line: (_, variable) => `${variable}_ADDRESS_AFRESH: "\${${variable}_ADDRESS_AFRESH-}"`,
  },
  {
    file: 'docker-compose.yml',
    what: 'an alias',
    pattern: /aliases: .*/g,
    line: ({ name }) => `aliases: [${name}-afresh] } }`,
  },
  {
    file: 'host/packages/gateway/nginx/gateway.conf.template',
    what: 'an address',
    pattern: /\w+ \$\{\w+_ADDRESS\};/g,
    line: ({ name }, variable) => `${name} \${${variable}_ADDRESS};`,
  },
  {
    file: 'host/packages/gateway/nginx/gateway.conf.template',
    what: 'a second address',
    pattern: /\w+ "\$\{\w+\} \$\{\w+\}";/g,
    line: ({ name }, variable) =>
      `${name} "\${${variable}_ADDRESS_AFRESH} \${${variable}_ADDRESS}";`,
  },
];

it.each(places)('$file has $what for every remote, and for nothing else', (place) => {
  const lines = read(place.file)
    .replace(/(\S) +/g, '$1 ')
    .match(place.pattern);

  expect(lines?.sort()).toEqual(remotes.map(lineOf(place)).sort());
});

it('host/packages/gateway/nginx/gateway.conf.template lists the alias of every remote', () => {
  const [, services] =
    /\(\?<service>([\w|]+)\)/.exec(read('host/packages/gateway/nginx/gateway.conf.template')) ?? [];

  expect(services?.split('|').sort()).toEqual([...remoteNames].sort());
});

it('.github/workflows has a gate for every remote, and for no other', () => {
  const files = readdirSync(join(root, '.github/workflows'));

  expect(files.filter((file) => file.startsWith('remote-')).sort()).toEqual(
    remotes.map(({ folder }) => `${folder}.yml`).sort(),
  );
});

it('shared/src/routes/routeTable.ts has a page of every remote, and of no other', () => {
  const named = new Set(routeTable.map(({ remote }) => remote));

  expect([...named].sort()).toEqual([...remoteNames].sort());
});

it('host/packages/gateway/images/Dockerfile installs every workspace of package.json', () => {
  const { workspaces }: { workspaces: string[] } = JSON.parse(read('package.json'));
  const copies = read('host/packages/gateway/images/Dockerfile').match(
    /^COPY (\S+)\/package\.json \1\/$/gm,
  );

  expect(copies?.sort()).toEqual(
    workspaces.map((folder) => `COPY ${folder}/package.json ${folder}/`).sort(),
  );
});

it('gives every remote a port of its own', () => {
  const ports = remotes.flatMap(({ port }) => [port, port + 10]);

  expect(new Set(ports).size).toBe(ports.length);
});

function lineOf({ line }: Place) {
  return (remote: Remote) => line(remote, remote.name.toUpperCase());
}

function read(file: string) {
  return readFileSync(join(root, file), 'utf8');
}
