/** A fault, and the test that has to catch it. */
export interface Plant {
  /** What is wrong with the site while the fault is planted. */
  name: string;
  /** Where it is planted, from the root of the repository. */
  file: string;
  /** What it replaces: text that occurs in the file exactly once. */
  from: string;
  to: string;
  /** The parts that have to be built again before the test can see the fault. */
  build?: string[];
  caughtBy: Catcher;
}

/** A test by its file and part of its title, or a command by part of its output. */
export type Catcher = TestCatcher | { command: string; says: string };

export interface TestCatcher {
  file: string;
  title: string;
}

/** Plants of one subject. */
export interface Bed {
  subject: string;
  plants: Plant[];
}
