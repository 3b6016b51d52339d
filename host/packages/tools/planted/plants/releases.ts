import type { Bed } from '../Plant';

const writing = 'shared/packages/build/writeRelease.ts';
const tests = 'shared/packages/build/writeRelease.test.ts';

export const releases: Bed = {
  subject: 'Releases',
  plants: [
    {
      name: 'every build is another release, even of the same content',
      file: writing,
      from: 'version\\.json|\\w+',
      to: '\\w+',
      caughtBy: { file: tests, title: 'changes nothing when the same content is built again' },
    },
    {
      name: 'files that change places make no other release',
      file: writing,
      from: '  ${file}\\n`,',
      to: '\\n`,',
      caughtBy: { file: tests, title: 'gives files with other names another id' },
    },
    {
      name: 'a release whose compressed files are damaged passes for complete',
      file: writing,
      from: `    await compress(build);
    await writeFile(join(build, 'copies.sha256'), await listOf(build, (file) => copies.test(file)));`,
      to: `    await writeFile(join(build, 'copies.sha256'), await listOf(build, (file) => copies.test(file)));
    await compress(build);`,
      caughtBy: { file: tests, title: 'lists checksums of all files' },
    },
    {
      name: 'releases are removed 30 days after they became live, even if they were live yesterday',
      file: 'shared/packages/build/pointer.ts',
      from: 'changes[index + 1]?.at',
      to: 'changes[index]?.at',
      caughtBy: { file: tests, title: 'removes a release that was last live more than' },
    },
    {
      name: 'a build removes a release that was deployed but never live',
      file: writing,
      from: 'if ((await stat(folder)).mtimeMs < oldest) await',
      to: 'await',
      caughtBy: { file: tests, title: 'keeps a release that was deployed lately' },
    },
    {
      name: 'a build of an earlier state does not become live',
      file: writing,
      from: 'if (last && liveIn(last) === id) return;',
      to: 'if (readChanges(part).some((each) => liveIn(each) === id)) return;',
      caughtBy: { file: tests, title: 'makes an earlier release live again' },
    },
    {
      name: 'the oldest line of a build’s pointer is in force instead of the last',
      file: 'shared/packages/build/pointer.ts',
      from: 'return readChanges(part).at(-1);',
      to: 'return readChanges(part).at(0);',
      caughtBy: { file: tests, title: 'keeps the earlier release beside one with other content' },
    },
  ],
};
