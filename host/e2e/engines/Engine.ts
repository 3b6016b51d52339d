/** A browser engine that the journeys run in. */
export interface Engine {
  /** Opens a visitor's browser in its initial state, with nothing stored. */
  visit: (how: Circumstances) => Promise<Visitor>;
  close: () => Promise<void>;
}

export interface Circumstances {
  /** The address of the site. */
  origin: string;
  /** Whether the visitor prefers dark colors. */
  dark: boolean;
  /** Size of the window, in pixels. */
  width: number;
  /** Called with every complaint that the driver finds in the console. */
  complain: (complaint: string) => void;
}

/** The actions of a visitor that every driver supports. */
export interface Visitor {
  open: (path: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  /** Clicks the element with this role and accessible name as soon as it appears. */
  click: (role: Role, name: string) => Promise<void>;
  pressEscape: () => Promise<void>;
  /** Runs a function in the page; it can use only its argument. */
  read: <Result, Argument>(
    look: (argument: Argument) => Result,
    argument: Argument,
  ) => Promise<Result>;
  leave: () => Promise<void>;
}

export type Role = 'button' | 'checkbox' | 'link' | 'radio';
