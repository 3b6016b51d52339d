import { type GatewaySettings, readSettings } from '../settings';
import { serveBuilds } from './startGateway';

const contact = { SECURITY_CONTACT: 'mailto:security@site.example' };
const expires = { SECURITY_EXPIRES: '2027-06-30T00:00:00Z' };
const server = serveBuilds();

it('names in every page the contact for accessibility that the operator has set', async () => {
  server.set({ ACCESSIBILITY_CONTACT: 'mailto:help@site.example' });
  const { body } = await server.ask('/accessibility');

  expect(body).toContain('<link rel="help" href="mailto:help@site.example">');
  server.set({});
  expect((await server.ask('/accessibility')).body).not.toContain('rel="help"');
});

it('says where to report a vulnerability', async () => {
  const { status, headers, body } = await answer({ ...contact, ...expires });

  expect([status, body]).toEqual([
    200,
    'Contact: mailto:security@site.example\nExpires: 2027-06-30T00:00:00Z\n',
  ]);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

it.each([{}, contact, expires])(
  'has no security.txt unless both of its settings are set: %j',
  async (settings) => {
    const { status, body } = await answer(settings);

    expect([status, body]).toEqual([404, '404\n']);
  },
);

it('refuses a setting by its name', () => {
  for (const PREVIEWS of ['yes', 'ON'])
    expect(() => readSettings({ PREVIEWS })).toThrow(
      `PREVIEWS=${PREVIEWS} is refused: use on or off.`,
    );
});

it('takes the folder of the data file, and an empty setting for one that is not set', () => {
  const empty = { REPORTS: '', DATA_DIR: '' };

  expect(readSettings(empty)).toEqual(readSettings({}));
  expect(readSettings({ DATA_DIR: '/data' })).toMatchObject({ DATA_DIR: '/data' });
});

function answer(settings: GatewaySettings) {
  server.set(settings);
  return server.ask('/.well-known/security.txt');
}
