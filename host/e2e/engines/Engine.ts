/** A browser engine that the journeys run in. */
export interface Engine {
  /** A visitor with a browser as it is after its installation: nothing stored, nothing remembered. */
  visit: (how: Circumstances) => Promise<Visitor>;
  close: () => Promise<void>;
}

export interface Circumstances {
  /** Where the site is. */
  origin: string;
  /** Whether the visitor prefers dark colors. */
  dark: boolean;
  /** Of the window, in pixels. */
  width: number;
  /** Is called with every complaint that the driver finds in the console. */
  complain: (complaint: string) => void;
}

/** What a visitor does, in the words that every driver knows. */
export interface Visitor {
  open: (path: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  /** Presses what has this role and this accessible name, as soon as it is there. */
  click: (role: Role, name: string) => Promise<void>;
  pressEscape: () => Promise<void>;
  /** Runs a function in the page; it can use nothing but its argument. */
  read: <Result, Argument>(
    look: (argument: Argument) => Result,
    argument: Argument,
  ) => Promise<Result>;
  leave: () => Promise<void>;
}

export type Role = 'button' | 'checkbox' | 'link' | 'radio';
