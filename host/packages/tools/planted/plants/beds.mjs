import { composition } from './composition.mjs';
import { donation } from './donation.mjs';
import { gates } from './gates.mjs';
import { gateway } from './gateway.mjs';
import { matches } from './matches.mjs';
import { mockup } from './mockup.mjs';
import { nginx } from './nginx.mjs';
import { persistence } from './persistence.mjs';
import { rollout } from './rollout.mjs';
import { shell } from './shell.mjs';
import { wizard } from './wizard.mjs';

/** Every planted fault, by subject. */
export const beds = [
  gateway,
  nginx,
  composition,
  shell,
  wizard,
  persistence,
  matches,
  donation,
  mockup,
  rollout,
  gates,
];
