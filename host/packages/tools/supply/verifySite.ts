import { hashOf } from '@donate-impact/build/integrity';
import { idOf, listFile, sumOf } from '@donate-impact/build/release';

/** What a site serves of one part. */
export interface PartFound {
  part: string;
  /** The id of its release, or `off` or `none`. */
  id: string;
  /** The commit that the release says it was built from. */
  commit: string;
  /** How many files were compared. */
  files: number;
  /** What is not as it was released, one sentence each. */
  faults: string[];
}

/**
 * Compares what a site serves with what it says it serves: each release's list of files with the release's id, each file
 * with its hash in the list, the manifests with the hashes in `/releases.json`, and the scripts with those in the manifests.
 */
export async function verifySite(origin: string): Promise<PartFound[]> {
  const { integrity, ...releases } = await json(`${origin}/releases.json`);
  return Promise.all(
    Object.entries<string>(releases).map(([part, id]) =>
      verifyPart(origin, part, id, integrity).catch(({ message }: Error) => {
        const faults = [`It cannot be read: ${message.replace(/[^ -~]/g, '?')}`];
        return { part, id, commit: '', files: 0, faults };
      }),
    ),
  );
}

async function verifyPart(
  origin: string,
  part: string,
  id: string,
  integrity: Record<string, string>,
): Promise<PartFound> {
  if (!/^[0-9a-f]{32}$/.test(id)) return { part, id, commit: '', files: 0, faults: [] };
  const folder = `${origin}/${part === 'host' ? '' : 'remotes/'}${part}/${id}/`;
  const faults: string[] = [];
  const expect = (holds: boolean, fault: string) => holds || faults.push(fault);
  const get = async (file: string) => {
    const response = await fetch(folder + file);
    expect(response.ok, `${file} is answered with ${response.status}.`);
    return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
  };

  const list = (await get(listFile))?.toString() ?? '';
  expect(idOf(list) === id, `The list of files is not that of ${id}.`);
  const files = [...list.matchAll(/^([0-9a-f]{64}) {2}([ -~]+)$/gm)];
  const contents = new Map<string, Buffer>();
  await eightAtATime(files, async ([, sum, file = '']) => {
    const content = await get(file);
    if (!content) return;
    contents.set(file, content);
    expect(sumOf(content) === sum, `${file} is not the file that was released.`);
  });
  if (part !== 'host') {
    const manifest = contents.get('mf-manifest.json');
    expect(
      manifest !== undefined && hashOf(manifest) === integrity[part],
      '/releases.json names another hash for mf-manifest.json.',
    );
    const named: Record<string, string> = JSON.parse(String(manifest ?? '{}')).integrity ?? {};
    for (const [file, hash] of Object.entries(named)) {
      const content = contents.get(file);
      expect(
        content !== undefined && hashOf(content) === hash,
        `mf-manifest.json names another hash of ${file}.`,
      );
    }
  }
  const { commit } = await json(`${folder}version.json`);
  const name = String(commit).replace(/[^ -~]/g, '?');
  return { part, id, commit: name, files: files.length, faults };
}

async function eightAtATime<Item>(items: Item[], work: (item: Item) => Promise<void>) {
  const rest = [...items];
  const worker = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

async function json(address: string) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} is answered with ${response.status}`);
  return response.json();
}
