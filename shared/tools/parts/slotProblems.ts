import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Remote } from '@donate-impact/build/remotes';

/** What is wrong with the slots that remotes name and fill: each must be of one page, and have one filler at most. */
export function slotProblems(repository: string, remotes: readonly Remote[]): string[] {
  const fillings = remotes.flatMap((remote) =>
    Object.entries(remote.fills ?? {}).map(([slot, module]) => ({ remote, slot, module })),
  );
  return [
    ...remotes.flatMap(nowhere),
    ...twice(remotes.flatMap(({ name, slots }) => namesOf(slots).map((slot) => [slot, name]))).map(
      ([slot, names]) => `${names} both name the slot ${slot}: give one of them another name`,
    ),
    ...fillings.flatMap(({ remote, slot, module }) =>
      problemsOf(repository, remotes, remote, slot, module).map(
        (problem) => `${remote.folder}/remote.json: fills.${slot}: ${problem}`,
      ),
    ),
    ...twice(fillings.map(({ remote, slot }) => [slot, remote.name])).map(
      ([slot, names]) => `${names} both fill the slot ${slot}: a slot has one filler`,
    ),
  ];
}

/** The slots of pages that a remote does not have. */
function nowhere({ folder, slots = {}, pages }: Remote) {
  return Object.entries(slots)
    .filter(([, page]) => !(page in pages))
    .map(([slot, page]) => `${folder}/remote.json: slots.${slot}: the remote has no page ${page}`);
}

function problemsOf(
  repository: string,
  remotes: readonly Remote[],
  { folder, name, pages }: Remote,
  slot: string,
  module: string,
) {
  const owner = remotes.find(({ slots }) => namesOf(slots).includes(slot));
  const known = remotes.flatMap(({ slots }) => namesOf(slots));
  const file = `src/slots/${module}.tsx`;
  return [
    ...(owner ? [] : [`no page names this slot; there is ${known.join(', ') || 'none'}`]),
    ...(owner?.name === name ? ['this is its own slot: put the content into the page'] : []),
    ...(module in pages ? [`${module} is a page of the remote: choose another name`] : []),
    ...(existsSync(join(repository, folder, file)) ? [] : [`there is no ${folder}/${file}`]),
  ];
}

const namesOf = (slots: Remote['slots']) => Object.keys(slots ?? {});

/** The slots that are there more than once, each with whose they are. */
function twice(all: readonly (readonly string[])[]) {
  const slots = [...new Set(all.map(([slot = '']) => slot))];
  return slots
    .map((slot) => [slot, all.filter(([each]) => each === slot).map(([, name]) => name)] as const)
    .filter(([, names]) => names.length > 1)
    .map(([slot, names]) => [slot, names.join(' and ')] as const);
}
