import { composition } from './composition';
import { donation } from './donation';
import { gates } from './gates';
import { gateway } from './gateway';
import { matches } from './matches';
import { mockup } from './mockup';
import { nginx } from './nginx';
import { persistence } from './persistence';
import { releases } from './releases';
import { shell } from './shell';
import { wizard } from './wizard';

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
  releases,
  gates,
];
