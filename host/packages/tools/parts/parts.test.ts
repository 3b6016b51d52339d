/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
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

it('finds in its package.json whether a remote uses React Query', () => {
  declare('remote-news', { name: 'news', port: 3004, pages: { News: '/news' } });
  declare('remote-blog', { name: 'blog', port: 3005, pages: { Blog: '/blog' } });
  const dependencies = { '@tanstack/react-query': '5.0.0' };
  writeFileSync(join(folder, 'remote-blog/package.json'), JSON.stringify({ dependencies }));

  expect(declaredRemotes(folder).map(({ name, usesQueries }) => [name, usesQueries])).toEqual([
    ['news', false],
    ['blog', true],
  ]);
});

const news = { name: 'news', port: 3004, pages: { News: '/news' } };
const blog = { name: 'blog', port: 3005, pages: { Blog: '/blog' } };
const latest = { 'latest-news': 'LatestNews' };

it('takes a slot of one remote that another one fills', () => {
  declare('remote-blog', { ...blog, slots: { 'latest-news': 'Blog' } });
  declare('remote-news', { ...news, fills: latest });
  expose('remote-news', 'LatestNews');

  expect(declaredRemotes(folder).map(({ slots, fills }) => [slots, fills])).toEqual([
    [undefined, latest],
    [{ 'latest-news': 'Blog' }, undefined],
  ]);
});

it.each([
  [
    'a slot of a page that the remote does not have',
    { slots: { 'latest-news': 'Archive' } },
    {},
    'remote-blog/part.json: slots.latest-news: the remote has no page Archive',
  ],
  [
    'a slot that two remotes name',
    { slots: { 'latest-news': 'Blog' } },
    { slots: { 'latest-news': 'News' } },
    'blog and news both name the slot latest-news: give one of them another name',
  ],
  [
    'a filler for a slot that no page names',
    { slots: { 'recent-news': 'Blog' } },
    { fills: latest },
    'remote-news/part.json: fills.latest-news: no page names this slot; there is recent-news',
  ],
  [
    'a second filler',
    { slots: { 'latest-news': 'Blog' }, fills: latest },
    { fills: latest },
    'blog and news both fill the slot latest-news: a slot has one filler',
  ],
  [
    'a filler in the remote that has the slot',
    { slots: { 'latest-news': 'Blog' }, fills: latest },
    {},
    'remote-blog/part.json: fills.latest-news: this is its own slot: put the content into the page',
  ],
  [
    'a page as a filler',
    { slots: { 'latest-news': 'Blog' } },
    { fills: { 'latest-news': 'News' } },
    'remote-news/part.json: fills.latest-news: News is a page of the remote: choose another name',
  ],
  [
    'a filler without its file',
    { slots: { 'latest-news': 'Blog' } },
    { fills: { 'latest-news': 'Breaking' } },
    'remote-news/part.json: fills.latest-news: there is no remote-news/src/slots/Breaking.tsx',
  ],
  [
    'a slot with another form of name',
    { slots: { LatestNews: 'Blog' } },
    {},
    'remote-blog/part.json: slots.LatestNews: use words such as leading-matches',
  ],
])('refuses %s, and says what to do', (_, ofBlog, ofNews, problem) => {
  declare('remote-blog', { ...blog, ...ofBlog });
  declare('remote-news', { ...news, ...ofNews });
  for (const remote of ['remote-blog', 'remote-news']) expose(remote, 'LatestNews');

  expect(() => declaredRemotes(folder)).toThrow(problem);
});

function expose(remote: string, module: string) {
  mkdirSync(join(folder, remote, 'src/slots'), { recursive: true });
  writeFileSync(join(folder, remote, `src/slots/${module}.tsx`), '');
}

it('reserves the same names as nginx’s scripts', () => {
  const script = readFileSync(join(root, 'host/packages/gateway/nginx/changes.sh'), 'utf8');
  const [, names = ''] = /part !~ \/\^\(([a-z|]+)\)\$\//.exec(script) ?? [];

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
  slots?: Record<string, string>;
  fills?: Record<string, string>;
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
