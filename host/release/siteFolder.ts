import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Refusal } from './Refusal';

/** The folder of the docker-compose.yml that describes the site: the one that a command runs in, or one above. */
export function siteFolder(from = process.cwd()): string {
  if (existsSync(join(from, 'docker-compose.yml'))) return from;
  if (dirname(from) === from)
    throw new Refusal(
      'There is no docker-compose.yml here. Run the command in a part of the site.',
    );
  return siteFolder(dirname(from));
}
