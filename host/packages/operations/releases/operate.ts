#!/usr/bin/env tsx
import { parseArgs } from 'node:util';
import { partNames } from '@donate-impact/build/remotes';
import { commands, type Options } from './commands';
import { helpOn } from './help';
import { listReleases } from './listReleases';
import { Refusal } from './Refusal';
import { readSite } from './site';

// operate COMMAND PART OPTIONS: npm run rollout -w remote-wizard -- --canary 10
const [name = '', part = '', ...rest] = process.argv.slice(2);
try {
  const options = optionsIn(name, rest);
  if (options === 'help') console.log(helpOn(name, part));
  else console.log(await run(name, part, options));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(`${part}: ${error.message}`);
  process.exitCode = 1;
}

async function run(name: string, part: string, options: Options) {
  if (!partNames.includes(part)) throw new Refusal(`There is no part "${part}".`);
  const site = await readSite();
  const command = commands[name];
  return command ? command(site, part, options) : listReleases(site, part);
}

function optionsIn(name: string, args: string[]): Options | 'help' {
  const { values } = parse(args);
  const { help, canary, ...others } = values;
  if (help) return 'help';
  const isRollout = name === 'rollout';
  for (const key of ['canary', 'image', 'preview'] as const)
    if (values[key] !== undefined && !isRollout)
      throw new Refusal(`${name} has no option --${key}; rollout has.`);
  if (canary !== undefined && !/^[1-9]\d?$/.test(canary))
    throw new Refusal('--canary takes a whole number of percent from 1 to 99.');
  return { ...others, canary: canary === undefined ? undefined : Number(canary) };
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args,
      options: { image: text, canary: text, preview: flag, why: text, help: flag },
    });
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : error} See --help.`);
  }
}
