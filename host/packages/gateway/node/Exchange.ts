import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { none } from '@donate-impact/build/pointer';
import type { Visit } from './visitOf';

/** A request and its response. */
export interface Exchange extends Visit {
  /** The folder of each part's releases. */
  parts: Record<string, string>;
  versionsPage: boolean;
  previewsAreOn: boolean;
  reportsAreOn: boolean;
  /** How many failures pages have reported of a release, by `<part> <id>`. */
  failures: Map<string, number>;
  requestId: string;
  request: IncomingMessage;
  response: ServerResponse;
}

/** The path of a file in the release of a part that this visitor gets. */
export function fileOf({ parts, releases }: Exchange, part: string, file: string) {
  return join(parts[part] ?? '', releases[part] ?? none, file);
}

/** Answers without a page or a file. */
export function fail(response: ServerResponse, status: number) {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(status).end(`${status}\n`);
}
