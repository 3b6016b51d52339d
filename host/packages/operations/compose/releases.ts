import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { images, output } from './stack';

/** Changes a copy of the repository so that the wizard's chunks get other names. */
export function changeWizard(copy: string, release: number) {
  const mark = /\nexport const release = .*/g;
  return change(join(copy, 'remote-wizard/src/pages/Wizard.tsx'), (source) =>
    source.replace(mark, '').concat(`\nexport const release = ${release};\n`),
  );
}

/** Changes a copy of the repository so that the shell's chunks get other names. */
export function changeShell(copy: string) {
  return change(join(copy, 'host/src/bootstrap.tsx'), (source) =>
    source.concat(`\ndocument.documentElement.dataset.release = 'next';\n`),
  );
}

async function change(file: string, to: (source: string) => string) {
  await writeFile(file, to(await readFile(file, 'utf8')));
}

/**
 * Builds the image `donate-impact-test/wizard:<tag>` on top of `latest`.
 * @param lines lines of its Dockerfile
 */
async function wizardWith(tag: string, ...lines: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'image-'));
  const all = [`FROM ${images}/wizard:latest`, 'USER root', ...lines, 'USER 101'];
  await writeFile(join(folder, 'Dockerfile'), all.join('\n'));
  await output('docker', 'build', '-q', '-t', `${images}/wizard:${tag}`, folder);
  await rm(folder, { recursive: true });
}

/** A release that starts and never becomes healthy. */
export const buildBroken = () =>
  wizardWith('broken', 'RUN cd "$SITE_ROOT" && rm mf-manifest.json*');

/** A release that cannot be started. */
export const buildUnstartable = () =>
  wizardWith('unstartable', 'ENTRYPOINT ["/none"]', 'CMD ["none"]');

/** A release that keeps starting and exiting. */
export const buildCrashing = () =>
  wizardWith('crashing', 'ENTRYPOINT ["sh", "-c"]', 'CMD ["sleep 1; exit 1"]');

/** A release whose page has a chunk of another name, and which also carries the chunk under its old name. */
export const buildUpdated = () =>
  wizardWith(
    'updated',
    `RUN ${[
      'cd "$SITE_ROOT"',
      `old=$(grep -o 'static/js/async/[^"]*Wizard[^"]*[.]js' pages/Wizard.html | head -n 1)`,
      `new=$(echo "$old" | sed 's/[.][0-9a-f]*[.]js$/.0123456789.js/')`,
      'cp "$old" "$new" && rm mf-manifest.json.* version.json.*',
      'sed -i "s#$old#$new#g" pages/Wizard.html mf-manifest.json',
      `sed -i 's/"commit": "[^"]*"/"commit": "updated"/' version.json`,
    ].join(' && ')}`,
  );
