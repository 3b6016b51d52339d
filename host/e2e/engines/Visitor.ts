/** A visitor's actions, the same in every browser engine. */
export interface Visitor {
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  /** Clicks the element with this role and accessible name as soon as it appears. */
  click: (role: string, name: string) => Promise<void>;
  /** Runs a function in the page, which cannot use anything from outside itself. */
  read: <Result>(look: () => Result) => Promise<Result>;
  leave: () => Promise<void>;
}

/** An engine besides Chromium, in which every other suite runs. */
export interface Engine {
  name: string;
  /** Debian's packages of it. */
  packages: string[];
  isInstalled: () => boolean;
  /** Starts a browser with nothing stored. */
  visit: () => Promise<Visitor>;
}
