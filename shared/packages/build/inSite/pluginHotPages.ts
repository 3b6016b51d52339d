import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';

/** Lets each page of a remote replace itself when it is edited (@donate-impact/shared/app/hotPage). */
export function pluginHotPages(root: string): RsbuildPlugin {
  const pages = join(root, 'src/pages/');
  return {
    name: 'donate-impact:hot-pages',
    setup(api) {
      api.transform(
        { test: isPageIn(pages), resourceQuery: { not: /current/ } },
        ({ resourcePath }) => {
          const name = resourcePath.slice(pages.length, -'.tsx'.length);
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

function isPageIn(folder: string) {
  return (path: string) =>
    path.startsWith(folder) && /^[A-Z]\w*\.tsx$/.test(path.slice(folder.length));
}
