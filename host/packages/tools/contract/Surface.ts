/**
 * The version of the contract, the one that remotes need, and each section's lines: what is agreed on, and how it looks.
 */
export type Surface = { version: string; needed: string } & Record<Section, Record<string, string>>;

/**
 * The sections of the contract, and what a wider value in them means: where the shell takes values from remotes, one more
 * that it takes is an addition; where it gives them, one more that it gives surprises its readers, so it is a change. Nobody relies on what is only offered: a page with a slot works
 * without what fills it, and the other way round.
 */
export const sections = {
  pages: 'gives',
  slots: 'offers',
  actions: 'takes',
  state: 'gives',
  entry: 'gives',
  stored: 'gives',
  queries: 'gives',
  provided: 'gives',
  manifest: 'takes',
  declaration: 'takes',
  document: 'gives',
  styles: 'gives',
  events: 'takes',
  deprecated: 'gives',
} as const;

export type Section = keyof typeof sections;

/** The names of the sections, in the order of the file. */
export const sectionNames = Object.keys(sections) as Section[];
