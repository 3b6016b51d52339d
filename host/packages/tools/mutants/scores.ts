type Place = { line: number; column: number };
type ReportedMutant = {
  status: string;
  replacement?: string;
  location: { start: Place; end: Place };
};
type Report = { files: Record<string, { source: string; mutants: ReportedMutant[] }> };

export interface Counts {
  mutants: number;
  killed: number;
  timedOut: number;
  survived: number;
  untested: number;
}

type Survivor = { file: string; line: number; mutation: string; reason: string | undefined };
/** By file and mutation. */
type Reasons = Record<string, Record<string, string>>;
type Area = { name: string; counts: Counts; files: { file: string; counts: Counts }[] };
type Gate = { name: string; areas: Area[]; counts: Counts; score: number; least: number };

export interface Scores {
  gates: Gate[];
  survivors: Survivor[];
  faults: string[];
}

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

/** The scores of a run, its survivors with their reasons, and one line for each fault. */
export function scoresOf({ files }: Report, reasons: Reasons): Scores {
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

/** The share of mutants that a test noticed, in percent. */
export function scoreOf({ mutants, killed, timedOut }: Counts) {
  return mutants === 0 ? 0 : ((killed + timedOut) / mutants) * 100;
}

function faultsOf(gates: Gate[], survivors: Survivor[], reasons: Reasons) {
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

function areaOf(files: Report['files'], name: string, folder: string): Area {
  const own = Object.entries(files)
    .filter(([file, { mutants }]) => file.startsWith(folder) && mutants.length > 0)
    .map(([file, { mutants }]) => ({ file, counts: count(mutants) }));
  return { name, files: own, counts: sum(own) };
}

function count(mutants: ReportedMutant[]): Counts {
  const having = (status: string) => mutants.filter((mutant) => mutant.status === status).length;
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

function sum(parts: { counts: Counts }[]): Counts {
  const total = (key: keyof Counts) => parts.reduce((all, { counts }) => all + counts[key], 0);
  return {
    mutants: total('mutants'),
    killed: total('killed'),
    timedOut: total('timedOut'),
    survived: total('survived'),
    untested: total('untested'),
  };
}

/** The original and the mutated code, `a < b → a <= b`; long code is cut. */
function mutationOf(
  source: string,
  { replacement = '', location: { start, end } }: ReportedMutant,
) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = (lines.at(-1) ?? '').slice(0, end.column - 1);
  lines[0] = (lines[0] ?? '').slice(start.column - 1);
  return `${shorten(lines.join('\n'))} → ${shorten(replacement)}`;
}

function shorten(code: string) {
  const line = code.replace(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
