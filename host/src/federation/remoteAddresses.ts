import type { RemoteName } from '@donate-impact/shared/contract';
import { parts } from '@donate-impact/shared/routes';
import * as v from 'valibot';
import { addedAddresses } from '../siteRemotes';

const remotes = Object.keys(parts) as RemoteName[];
const schema = v.object(v.entriesFromList(remotes, v.string()));

/** The manifest URLs from the page's data block `<script id="remotes">`. Throws when there is none. */
export function remoteAddresses(): Record<RemoteName, string> {
  const block = document.getElementById('remotes')?.textContent;
  if (!block)
    throw new Error('The page has no <script id="remotes"> with the addresses of the remotes');
  return { ...v.parse(schema, JSON.parse(block)), ...addedAddresses };
}
