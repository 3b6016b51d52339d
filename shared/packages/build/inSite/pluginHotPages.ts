import { basename, join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Lets each page of a remote, and what fills the slots of others, replace itself when it is edited
 * (@donate-impact/shared/app/hotPage).
 */
export function pluginHotPages(root: string): RsbuildPlugin {
  const folders = ['src/pages/', 'src/slots/'].map((folder) => join(root, folder));
  return {
    name: 'donate-impact:hot-pages',
    setup(api) {
      api.transform(
        { test: isPageIn(folders), resourceQuery: { not: /current/ } },
        ({ resourcePath }) => {
          const name = basename(resourcePath, '.tsx');
          const current = JSON.stringify(`./${name}.tsx?current`);
          return `import { hotPage } from '@donate-impact/shared/app/hotPage';
import * as current from ${current};
const { HotPage, onEnter, update } = hotPage('${name}', () => current);
export { HotPage as ${name}, onEnter };
import.meta.webpackHot.accept(${current}, () => update());
`;
        },
      );
    },
  };
}

function isPageIn(folders: string[]) {
  return (path: string) =>
    folders.some(
      (folder) => path.startsWith(folder) && /^[A-Z]\w*\.tsx$/.test(path.slice(folder.length)),
    );
}
