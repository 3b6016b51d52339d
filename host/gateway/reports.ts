// What a page reports (host/src/remotes/createReporter.ts).
const form =
  /^\{"part":"[a-z]{1,40}","phase":"[a-z]{1,20}","release":"[0-9a-z]{1,40}","message":"[ !#-[\]-~]{0,300}"(?:,"recovered":true)?\}$/;

/** A failure that a page has reported. */
export interface Report {
  part: string;
  phase: string;
  release: string;
  message: string;
  /** Whether a retry has recovered from it, so that the visitor has not noticed. */
  recovered?: true;
}

/** How many bytes a report may have. */
export const mostBytes = 1024;

/** Reads a report; null if it is none. */
export function reportIn(body: string): Report | null {
  return form.test(body) ? JSON.parse(body) : null;
}
