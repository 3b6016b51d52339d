import { composition } from './composition';
import { declarations } from './declarations';
import { donation } from './donation';
import { gates } from './gates';
import { gateway } from './gateway';
import { integrity } from './integrity';
import { matches } from './matches';
import { mockup } from './mockup';
import { nginx } from './nginx';
import { persistence } from './persistence';
import { releases } from './releases';
import { shell } from './shell';
import { supplyChain } from './supplyChain';
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
  integrity,
  declarations,
  supplyChain,
  gates,
];
