import { ask } from './ask';
import { type Server, type Target, targets } from './servers';

const cases = targets.map((target) => [target.name, target] as const);
const running: Server[] = [];
const path = '/.well-known/security.txt';
const contact = { SECURITY_CONTACT: 'mailto:security@site.example' };
const expires = { SECURITY_EXPIRES: '2027-06-30T00:00:00Z' };

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

it.each(cases)('%s says where to report a vulnerability', async (_, target) => {
  const { status, headers, body } = await answer(target, { ...contact, ...expires });

  expect([status, body]).toEqual([
    200,
    'Contact: mailto:security@site.example\nExpires: 2027-06-30T00:00:00Z\n',
  ]);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

it.each(
  cases.flatMap(([name, target]) =>
    [{}, contact, expires].map((env) => [name, target, env] as const),
  ),
)('%s has no security.txt unless both settings are set', async (_, target, env) => {
  const { status, body } = await answer(target, env);

  expect([status, body]).toEqual([404, '404\n']);
});

async function answer(target: Target, env: Record<string, string>) {
  const server = await target.start(env);
  running.push(server);
  return ask(server.origin, path);
}
