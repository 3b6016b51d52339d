import { ask } from './ask';
import { ownTargets, type Server } from './servers';

const servers = new Map<string, { allowed: Server; usual: Server }>();
const names = ownTargets.map(({ name }) => [name] as const);
const paths = ['/', '/demo', '/candidate/ruiz', '/nowhere'];

beforeAll(async () => {
  for (const { name, start } of ownTargets)
    servers.set(name, { allowed: await start({ OWNERS: 'on' }), usual: await start() });
}, 400_000);

afterAll(async () => {
  for (const { allowed, usual } of servers.values()) await Promise.all([allowed, usual].map(stop));
});

it.each(names)(
  '%s shows who owns each part of a page where the operator allows it',
  async (name) => {
    const { allowed } = serversOf(name);
    for (const path of paths)
      for (const query of ['owners', 'owners=', 'step=2&owners=on', 'owners&step=2']) {
        const { body, headers } = await ask(allowed.origin, `${path}?${query}`);
        for (const [part, release] of Object.entries(allowed.built))
          expect(body).toMatch(
            new RegExp(`"${part}: owner @donate-impact/[^"]*, release ${release}"`),
          );
        expect(body).toContain(`<style nonce="${headers['x-request-id']}">#root,`);
      }
  },
);

it.each(names)('%s adds no byte for anybody else', async (name) => {
  const { allowed, usual } = serversOf(name);
  for (const path of paths) {
    const expected = await pageOf(usual, path);
    expect(expected.body).not.toContain('owner @');
    for (const query of ['', 'owner', 'myowners', 'owners2', 'a=owners', 'a=?owners', 'Owners'])
      expect(await pageOf(allowed, `${path}?${query}`)).toEqual(expected);
    expect(await pageOf(usual, `${path}?owners`)).toEqual(expected);
  }
});

it('both servers show the same', async () => {
  const pages = names.map(([name]) => pageOf(serversOf(name).allowed, '/demo?owners'));
  const [node, nginx] = await Promise.all(pages);

  expect(nginx).toEqual(node);
});

it.each(names)('%s shows no owner that is more than a name', async (name) => {
  const { allowed } = serversOf(name);
  for (const owner of ['"}body{display:none}', '</style><p>', '$request_id', '', 'x'.repeat(201)]) {
    const id = await allowed.derive('wizard', (text, file) =>
      file === 'pages/owner.txt' ? owner : text,
    );
    const releases = `* ${id};`;
    const line = { part: 'wizard', at: '', by: '', why: '', releases };
    await allowed.point('wizard', `${JSON.stringify(line)}\n`);
    const { body } = await ask(allowed.origin, '/demo?owners');

    expect(body).toContain(`/remotes/wizard/${id}/`);
    expect(body).toContain('"results: owner @donate-impact/results');
    expect(body).not.toContain('"wizard: ');
  }
});

/** A page and its policy, without what differs from answer to answer. */
async function pageOf({ origin }: Server, path: string) {
  const { status, body, headers } = await ask(origin, path);
  const id = String(headers['x-request-id']);
  const policy = String(headers['content-security-policy']).replaceAll(id, 'nonce');
  return { status, policy, body: body.replaceAll(id, 'nonce') };
}

const stop = (server: Server) => server.stop();

function serversOf(name: string) {
  const pair = servers.get(name);
  if (!pair) throw new Error(`${name} does not run`);
  return pair;
}
