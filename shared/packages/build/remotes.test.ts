/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeTable } from '@donate-impact/shared/routes';
import { partNames, type Remote, remoteNames, remotes } from './remotes.mjs';

// Compares the list of remotes with the files that cannot import it. A failing test names the file to correct.
const root = join(__dirname, '../../..');
const template = 'host/packages/gateway/nginx/gateway.conf.template';

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
    what: 'an image',
    pattern: /^ {4}image: .*\/(?!gateway|files|host)\w+:.*$/gm,
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
    pattern: /(?!HOST_|POINTERS_)\b\w+_ADDRESS: .*/g,
    line: ({ name }, variable) => `${variable}_ADDRESS: "\${${variable}_ADDRESS:-${name}:8080}"`,
  },
  {
    file: 'docker-compose.yml',
    what: 'a volume for its releases',
    pattern: /source: (?!known-pointers|pointers|host)[\w-]+, target: \/files/g,
    line: ({ name }) => `source: ${name}, target: /files`,
  },
  {
    file: template,
    what: 'an address',
    pattern: /(?!host)\b\w+ \$\{\w+_ADDRESS\};/g,
    line: ({ name }, variable) => `${name} \${${variable}_ADDRESS};`,
  },
  {
    file: template,
    what: 'a live release',
    pattern: /(?!host)\b\w+ \$\w+_release;/g,
    line: ({ name }) => `${name} $${name}_release;`,
  },
  {
    file: template,
    what: 'a release in /releases.json',
    pattern: /(?!"host)"\w+":"\$\w+"/g,
    line: ({ name }) => `"${name}":"$${name}_release"`,
  },
];

it.each(places)('$file has $what for every remote, and for nothing else', (place) => {
  const lines = read(place.file)
    .replace(/(\S) +/g, '$1 ')
    .match(place.pattern);

  expect(lines?.sort()).toEqual(remotes.map(lineOf(place)).sort());
});

it.each([
  'host/packages/gateway/nginx/pointers.sh',
  'host/packages/gateway/nginx/versions.sh',
  'host/packages/gateway/images/follow-pointers.sh',
])('%s follows the pointers of the shell and of every remote', (file) => {
  const [, parts] = /^ *for part in (.*); do$/m.exec(read(file)) ?? [];

  expect(parts?.split(' ').sort()).toEqual([...partNames].sort());
});

it.each(['services', 'volumes'])(
  'docker-compose.yml has %s of the shell and of every remote, and for nothing else',
  (kind) => {
    const section = read('docker-compose.yml').split(`\n${kind}:\n`)[1]?.split(/^\S/m)[0];
    const named = section?.match(/^ {2}(?!gateway|pointers|known-pointers)[\w-]+(?=:$)/gm);

    expect(named?.map((name) => name.trim()).sort()).toEqual([...partNames].sort());
  },
);

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
