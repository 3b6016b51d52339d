/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { shell } from '@donate-impact/build/remotes';
import { program, root } from '../start/npm.mjs';
import { declaredRemotes, reservedNames } from './declaredRemotes';
import { generatedFiles } from './generated';

const folder = mkdtempSync(join(tmpdir(), 'parts-'));

beforeEach(() => mkdirSync(folder, { recursive: true }));

afterEach(() => rmSync(folder, { recursive: true }));

it.each(Object.entries(generatedFiles(declaredRemotes())))(
  '%s says what the remotes declare (npm run parts)',
  (file, text) => {
    expect(formatted(file, text)).toBe(readFileSync(join(root, file), 'utf8'));
  },
);

it('names both remotes that claim one path, one port or one name', () => {
  declare('remote-news', { name: 'news', port: 3004, pages: { News: '/news/:id' } });
  declare('remote-blog', { name: 'blog', port: 3004, pages: { Blog: '/news/:name' } });

  expect(() => declaredRemotes(folder)).toThrow(
    'blog and news both claim the port 3004\nblog and news both claim the path /news/:…',
  );
});

it.each(['null', '[]', '{"name":'])('refuses %s as a declaration, and names the file', (text) => {
  declare('remote-news', { name: 'news', port: 3004, pages: {} });
  writeFileSync(join(folder, 'remote-news/part.json'), text);

  expect(() => declaredRemotes(folder)).toThrow('remote-news/part.json');
});

it('refuses a page that its remote does not declare, and names the file', () => {
  declare('remote-news', { name: 'news', port: 3004, pages: { News: '/news' } });
  mkdirSync(join(folder, 'remote-news/src/pages'), { recursive: true });
  for (const file of ['News.tsx', 'News.test.tsx', 'Archive.tsx'])
    writeFileSync(join(folder, 'remote-news/src/pages', file), '');

  expect(() => declaredRemotes(folder)).toThrow(
    /^remote-news\/part\.json: pages: give src\/pages\/Archive\.tsx a path and a title$/,
  );
});

it('the shell has the owner who reviews its changes', () => {
  const owners = readFileSync(join(root, '.github/CODEOWNERS'), 'utf8');

  expect(owners).toContain(`\n/${shell.folder}/ ${shell.owner}\n`);
});

it('reserves the same names as nginx’s scripts', () => {
  const script = readFileSync(join(root, 'host/packages/gateway/nginx/changes.sh'), 'utf8');
  const [, names = ''] = /grep -vxE '([a-z|]+)'/.exec(script) ?? [];

  expect([...names.split('|'), 'host'].sort()).toEqual([...reservedNames].sort());
});

it.each([
  [{ name: 'News' }, 'remote-news/part.json: name: use at most 13 letters, all lower-case'],
  [{ name: 'arg' }, 'remote-news/part.json: name: this name is reserved'],
  [{ pages: { news: '/news' } }, 'remote-news/part.json: pages.news: begin with a capital letter'],
  [{ name: 'blog' }, 'remote-news/part.json: name: use news'],
  [{ pages: { News: '/our-news' } }, 'remote-news/part.json: pages.News.path: use a path'],
  [{ pages: { News: '/versions' } }, 'remote-news/part.json: pages.News.path: use a path'],
  [{ pages: { News: 'news' } }, 'remote-news/part.json: pages.News.path: use a path such as /news'],
])('refuses the declaration %j, and says why', (declared, problem) => {
  declare('remote-news', { name: 'news', port: 3004, pages: { News: '/news' }, ...declared });

  expect(() => declaredRemotes(folder)).toThrow(problem);
});

it('host/packages/gateway/images/Dockerfile installs every workspace of package.json', () => {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const dockerfile = readFileSync(join(root, 'host/packages/gateway/images/Dockerfile'), 'utf8');
  const copies = dockerfile.match(/^COPY (\S+)\/package\.json \1\/$/gm);

  expect(copies?.sort()).toEqual(
    workspaces.map((one: string) => `COPY ${one}/package.json ${one}/`).sort(),
  );
});

interface Declared {
  name: string;
  port: number;
  /** The path of each page. */
  pages: Record<string, string>;
}

function declare(remote: string, { pages, ...declared }: Declared) {
  const titled = Object.entries(pages).map(([page, path]) => [page, { path, title: page }]);
  const others = {
    owner: '@donate-impact/news',
    called: 'The news',
    offers: ['News'],
    needsScript: false,
  };
  mkdirSync(join(folder, remote), { recursive: true });
  const declaration = { ...others, ...declared, pages: Object.fromEntries(titled) };
  writeFileSync(join(folder, remote, 'package.json'), '{}');
  writeFileSync(join(folder, remote, 'part.json'), JSON.stringify(declaration));
}

/** The text of a file as `npm run format` leaves it. */
function formatted(file: string, text: string) {
  if (!/\.(?:ts|json)$/.test(file)) return text;
  const copy = join(folder, basename(file));
  writeFileSync(copy, text);
  const config = join(root, '.biome.json');
  const biome = [program('@biomejs/biome', 'biome'), 'format', '--write', '--vcs-enabled=false'];
  execFileSync(process.execPath, [...biome, `--config-path=${config}`, copy], { stdio: 'pipe' });
  return readFileSync(copy, 'utf8');
}
