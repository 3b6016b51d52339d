import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PagesOf } from './createPages';

/** A request and its response. */
export interface Exchange {
  /** The folder of each part's releases. */
  parts: Record<string, string>;
  pagesOf: PagesOf;
  versionsPage: boolean;
  previewsAreOn: boolean;
  reportsAreOn: boolean;
  /** Where scripts may come from besides this site, separated by spaces. */
  origins: string;
  /** The content of /.well-known/security.txt, or nothing. */
  securityTxt: string;
  /** How many failures pages have reported of a release, by `<part> <id>`. */
  failures: Map<string, number>;
  /** Whether another report from an address is taken. */
  takesReport: (address: string) => boolean;
  /** What the answer is made from, such as `host@<id>` and `wizard@<id>:stale`, for the log. */
  sources: string[];
  /** Takes a line of the log. */
  log: (line: string) => void;
  requestId: string;
  request: IncomingMessage;
  response: ServerResponse;
}

/** Answers without a page or a file. */
export function fail(response: ServerResponse, status: number) {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(status).end(`${status}\n`);
}
