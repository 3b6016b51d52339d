/**
 * @typedef {{ line: number, column: number }} Place
 * @typedef {{ status: string, replacement?: string, location: { start: Place, end: Place } }} ReportedMutant
 * @typedef {{ files: Record<string, { source: string, mutants: ReportedMutant[] }> }} Report
 * @typedef {{ mutants: number, killed: number, timedOut: number, survived: number, untested: number }} Counts
 * @typedef {{ file: string, line: number, mutation: string, reason: string | undefined }} Survivor
 * @typedef {Record<string, Record<string, string>>} Reasons by file and mutation
 * @typedef {{ name: string, counts: Counts, files: { file: string, counts: Counts }[] }} Area
 * @typedef {{ name: string, areas: Area[], counts: Counts, score: number, least: number }} Gate
 * @typedef {{ gates: Gate[], survivors: Survivor[], faults: string[] }} Scores
 */

/** The least score of each area, in percent. */
const thresholds = [
  {
    name: 'Scoring, preferences and schemas',
    least: 90,
    areas: [
      { name: 'Scoring', folder: 'shared/src/scoring/' },
      { name: 'Preferences', folder: 'shared/src/preferences/' },
      { name: 'Candidates and their schema', folder: 'shared/src/candidates/' },
    ],
  },
  {
    name: 'Loading of remotes',
    least: 80,
    areas: [{ name: 'Loading of remotes', folder: 'host/src/federation/' }],
  },
];

/** The scores of a run, its survivors with their reasons, and one line for each fault. @param {Report} report @param {Reasons} reasons @returns {Scores} */
export function scoresOf({ files }, reasons) {
  const gates = thresholds.map((gate) => {
    const areas = gate.areas.map(({ name, folder }) => areaOf(files, name, folder));
    const counts = sum(areas);
    return { ...gate, areas, counts, score: scoreOf(counts) };
  });
  const survivors = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .map((mutant) => {
        const mutation = mutationOf(source, mutant);
        return {
          file,
          line: mutant.location.start.line,
          mutation,
          reason: reasons[file]?.[mutation],
        };
      }),
  );
  return { gates, survivors, faults: faultsOf(gates, survivors, reasons) };
}

/** The share of mutants that a test noticed, in percent. @param {Counts} counts */
export function scoreOf({ mutants, killed, timedOut }) {
  return mutants === 0 ? 0 : ((killed + timedOut) / mutants) * 100;
}

/** @param {Gate[]} gates @param {Survivor[]} survivors @param {Reasons} reasons */
function faultsOf(gates, survivors, reasons) {
  const unexplained = survivors.filter(({ reason }) => reason === undefined);
  const needless = Object.entries(reasons).flatMap(([file, mutations]) =>
    Object.keys(mutations)
      .filter(
        (mutation) => !survivors.some((each) => each.file === file && each.mutation === mutation),
      )
      .map(
        (mutation) => `${file}: a reason is given for a mutant that does not survive: ${mutation}`,
      ),
  );
  return [
    ...gates
      .filter(({ score, least }) => score < least)
      .map(({ name, score, least }) => `${name}: ${score.toFixed(1)} % is below ${least} %`),
    ...unexplained.map(
      ({ file, line, mutation }) => `${file}:${line} survives without a reason: ${mutation}`,
    ),
    ...needless,
  ];
}

/** @param {Report['files']} files @param {string} name @param {string} folder @returns {Area} */
function areaOf(files, name, folder) {
  const own = Object.entries(files)
    .filter(([file, { mutants }]) => file.startsWith(folder) && mutants.length > 0)
    .map(([file, { mutants }]) => ({ file, counts: count(mutants) }));
  return { name, files: own, counts: sum(own) };
}

/** @param {ReportedMutant[]} mutants @returns {Counts} */
function count(mutants) {
  /** @param {string} status */
  const having = (status) => mutants.filter((mutant) => mutant.status === status).length;
  const counts = {
    killed: having('Killed'),
    timedOut: having('Timeout'),
    survived: having('Survived'),
    untested: having('NoCoverage'),
  };
  return {
    mutants: counts.killed + counts.timedOut + counts.survived + counts.untested,
    ...counts,
  };
}

/** @param {{ counts: Counts }[]} parts @returns {Counts} */
function sum(parts) {
  /** @param {keyof Counts} key */
  const total = (key) => parts.reduce((all, { counts }) => all + counts[key], 0);
  return {
    mutants: total('mutants'),
    killed: total('killed'),
    timedOut: total('timedOut'),
    survived: total('survived'),
    untested: total('untested'),
  };
}

/** The original and the mutated code, `a < b → a <= b`; long code is cut. @param {string} source @param {ReportedMutant} mutant */
function mutationOf(source, { replacement = '', location: { start, end } }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = (lines.at(-1) ?? '').slice(0, end.column - 1);
  lines[0] = (lines[0] ?? '').slice(start.column - 1);
  return `${shorten(lines.join('\n'))} → ${shorten(replacement)}`;
}

/** @param {string} code */
function shorten(code) {
  const line = code.replace(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
