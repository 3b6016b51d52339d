import { ask } from './ask';
import { targets } from './servers';

// The allowed origins are set when a server starts, so only this repository's own servers are tested.
it.each(targets.map((target) => [target.name, target] as const))(
  '%s lets scripts come from the origins that the operator allows, and tells the shell',
  async (_, target) => {
    const allowed = 'https://a.example https://b.example:8443';
    const server = await target.start({ ORIGINS: allowed });
    const { headers, body } = await ask(server.origin, '/demo');
    await server.stop();

    const directives = String(headers['content-security-policy']).split('; ');
    expect(directives.filter((directive) => directive.includes('https:'))).toEqual([
      `script-src 'self' ${allowed}`,
      `connect-src 'self' ${allowed}`,
    ]);
    expect(body).toMatch(new RegExp(`<html [^>]*data-origins="${allowed}"`));
  },
);
