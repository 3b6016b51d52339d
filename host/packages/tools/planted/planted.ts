import { stripVTControlCharacters } from 'node:util';
import { appFolders } from '@donate-impact/build/remotes';
import { run } from '../start/run.mjs';
import type { TestResult } from '../test/readReport';
import { buildCopy, copySite, occurrences, removeCopy, whilePlanted } from './copySite';
import type { Catcher, Plant, TestCatcher } from './Plant';
import { beds } from './plants/beds';
import { catches, runTests, suiteOf } from './runTests';
import { writeTable } from './writeTable';

type Outcome = { isCaught: boolean; message: string };

// The message of an assertion in Jest, Testing Library or Playwright; any other message means a broken test.
const assertion = /expect\(|TestingLibraryElementError|Unable to find|AssertionError/;
const passes = 'the test passed';

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const plants = beds.flatMap((bed) => bed.plants).filter(isChosen);
if (plants.length === 0) {
  console.error(`No plant has ${words.join(' or ')} in its name, file or test.`);
  process.exit(1);
}
const site = await copySite();
try {
  await checkPlants();
  const missed = await plantAll(await checkSound());
  if (words.length === 0 && missed.length === 0) await writeTable(beds);
  console.log(`\n${plants.length - missed.length} of ${plants.length} planted faults were caught`);
  process.exitCode = missed.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await removeCopy();
}

function isChosen({ name, file, caughtBy }: Plant) {
  const told = [name, file, ...Object.values(caughtBy)].join(' ').toLowerCase();
  return words.length === 0 || words.some((word) => told.includes(word));
}

async function checkPlants() {
  const misfits: string[] = [];
  for (const plant of plants) {
    const times = await occurrences(plant);
    if (times !== 1)
      misfits.push(
        `"${plant.name}": the text occurs ${times} times in ${plant.file}\n${plant.from}`,
      );
  }
  if (misfits.length > 0) throw new Error(`These plants no longer fit.\n${misfits.join('\n')}`);
}

/** Runs every catching test while nothing is planted, and gives the problems by plant. */
async function checkSound() {
  console.log('Building the copy and running the tests on it without faults …');
  if (plants.some(needsSite)) await buildCopy(appFolders);
  const suites = new Map<string, TestCatcher[]>();
  for (const { caughtBy } of plants)
    if (!('command' in caughtBy))
      suites.set(suiteOf(caughtBy), [...(suites.get(suiteOf(caughtBy)) ?? []), caughtBy]);
  const results: TestResult[] = [];
  for (const catchers of suites.values()) results.push(...(await runTests(site, catchers)));
  const unsound = new Map<Plant, string>();
  for (const plant of plants) {
    const against = await speaksAgainst(plant.caughtBy, results);
    if (against) unsound.set(plant, against);
  }
  return unsound;
}

async function speaksAgainst(catcher: Catcher, results: TestResult[]) {
  if ('command' in catcher) {
    const { message } = await lookWithCommand(catcher.command, catcher.says);
    return message === passes ? '' : message;
  }
  const ran = results.filter((each) => catches(catcher, each));
  if (ran.length === 0) return `${catcher.file} has no test "${catcher.title}"`;
  const failed = ran.find(({ status }) => status === 'failed');
  return failed ? `the test fails although nothing is planted: ${firstLines(failed.message)}` : '';
}

/** Whether a plant's test needs the builds of the composed site. */
function needsSite({ build = [], caughtBy }: Plant) {
  return (
    build.length > 0 ||
    ('file' in caughtBy && /^host\/(?:e2e|packages\/gateway)\//.test(caughtBy.file))
  );
}

/** Plants one fault after the other, and gives those that no test noticed. */
async function plantAll(unsound: Map<Plant, string>) {
  const missed: Plant[] = [];
  for (const plant of plants) {
    const started = Date.now();
    const { isCaught, message } = await plantOne(plant, unsound.get(plant)).catch((error) => ({
      isCaught: false,
      message: String(error),
    }));
    if (!isCaught) missed.push(plant);
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(
      `${isCaught ? 'caught' : 'MISSED'}  ${plant.name} (${seconds} s)\n        ${message}`,
    );
  }
  return missed;
}

async function plantOne(plant: Plant, against?: string): Promise<Outcome> {
  if (against) return { isCaught: false, message: against };
  return whilePlanted(plant, () => look(plant.caughtBy));
}

async function look(catcher: Catcher): Promise<Outcome> {
  if ('command' in catcher) return lookWithCommand(catcher.command, catcher.says);
  const results = await runTests(site, [catcher]);
  if (results.length === 0) return { isCaught: false, message: 'no test ran' };
  const failed = results.filter(({ status }) => status === 'failed').map(({ message }) => message);
  const asserted = failed.find((message) => assertion.test(stripVTControlCharacters(message)));
  if (asserted) return { isCaught: true, message: firstLines(asserted) };
  const [broken] = failed;
  const message = broken ? `the test broke: ${firstLines(broken)}` : passes;
  return { isCaught: false, message };
}

async function lookWithCommand(command: string, says: string): Promise<Outcome> {
  const { isGreen, output } = await run({ command, args: [], shell: true }, { cwd: site });
  if (isGreen) return { isCaught: false, message: passes };
  const isCaught = stripVTControlCharacters(output).includes(says);
  return {
    isCaught,
    message: isCaught ? says : `${command} failed with another message:\n${output}`,
  };
}

function firstLines(text: string) {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim());
  return lines.filter(Boolean).slice(0, 4).join(' | ').slice(0, 300);
}
