#!/usr/bin/env tsx
import { parseArgs } from 'node:util';
import { partNames } from '@donate-impact/build/remotes';
import { commands, type Options } from './commands';
import { helpOn } from './help';
import { listReleases } from './listReleases';
import { Refusal } from './Refusal';
import { readSite } from './site';
import { watch } from './watch';

// operate COMMAND PART OPTIONS: npm run rollout -w remote-wizard -- --canary 10
const [name = '', part = '', ...rest] = process.argv.slice(2);
try {
  const options = optionsIn(name, rest);
  if (options === 'help') console.log(helpOn(name, part));
  else await run(name, part, options);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(`${part}: ${error.message}`);
  process.exitCode = 1;
}

async function run(name: string, part: string, { watch: duration, ...options }: Asked) {
  if (!partNames.includes(part)) throw new Refusal(`There is no part "${part}".`);
  const site = await readSite();
  const command = commands[name];
  console.log(await (command ? command(site, part, options) : listReleases(site, part)));
  if (duration) console.log(await watch(site, part, duration));
}

interface Asked extends Options {
  /** How long to watch a canary, in milliseconds. */
  watch?: number | undefined;
}

function optionsIn(name: string, args: string[]): Asked | 'help' {
  const { values } = parse(args);
  const { help, canary, watch: duration, ...others } = values;
  if (help) return 'help';
  const isRollout = name === 'rollout';
  for (const key of ['canary', 'image', 'preview', 'watch'] as const)
    if (values[key] !== undefined && !isRollout)
      throw new Refusal(`${name} has no option --${key}; rollout has.`);
  if (canary !== undefined && !/^[1-9]\d?$/.test(canary))
    throw new Refusal('--canary takes a whole number of percent from 1 to 99.');
  if (duration !== undefined && (canary === undefined || !/^[1-9]\d*[smh]$/.test(duration)))
    throw new Refusal('--watch takes a time such as 90s, 5m or 1h, and needs --canary.');
  return {
    ...others,
    canary: canary === undefined ? undefined : Number(canary),
    watch: millisecondsIn(duration),
  };
}

function millisecondsIn(duration: string | undefined) {
  const unit = { s: 1_000, m: 60_000, h: 3_600_000 }[duration?.at(-1) ?? ''];
  return unit && Number.parseInt(duration ?? '', 10) * unit;
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args,
      options: { image: text, canary: text, preview: flag, watch: text, why: text, help: flag },
    });
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : error} See --help.`);
  }
}
