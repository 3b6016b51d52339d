import type { Bed } from '../Plant';

const tests = 'host/packages/tools/parts/parts.test.ts';
const added = 'host/packages/gateway/parity/addedRemotes.test.ts';

export const declarations: Bed = {
  subject: 'Remotes declare themselves',
  plants: [
    {
      name: 'two remotes may claim one path',
      file: 'host/packages/tools/parts/declaredRemotes.ts',
      from: 'names.length > 1',
      to: 'names.length > 9',
      caughtBy: { file: tests, title: 'names both remotes that claim one path' },
    },
    {
      name: 'a file that follows from the declarations is edited by hand',
      file: 'docker-compose.yml',
      from: 'host marketing wizard results}',
      to: 'host marketing wizard}',
      caughtBy: { command: 'npm run -s parts -- --check', says: 'Outdated: docker-compose.yml' },
    },
    {
      name: 'nginx knows only the parts that it began with',
      file: 'host/packages/gateway/nginx/changes.sh',
      from: 'grep -aE "$form" "$1/pointers.jsonl" 2>/dev/null | awk',
      to: 'true | awk',
      caughtBy: {
        file: 'host/packages/gateway/parity/pointers.test.ts',
        title: 'nginx adds a part that PARTS does not name',
      },
    },
    {
      name: 'the Node gateway adds to pages whatever a remote declares',
      file: 'host/packages/gateway/node/addedRemotes.ts',
      from: 'form.test(declaration)',
      to: 'true',
      caughtBy: { file: added, title: 'the Node gateway passes over a declaration' },
    },
    {
      name: 'nginx adds to pages whatever a remote declares',
      file: 'host/packages/gateway/nginx/added.sh',
      from: ' || text !~ declaration',
      to: '',
      caughtBy: { file: added, title: 'nginx passes over a declaration' },
    },
    {
      name: 'a remote takes a path from another one unasked',
      file: 'host/packages/operations/releases/nextPointer.ts',
      from: "  if (command === 'rollout') assertFree(state, part, asked);",
      to: '',
      caughtBy: {
        file: 'host/packages/operations/releases/nextPointer.test.ts',
        title: 'of another part is refused, unless the page moves',
      },
    },
  ],
};
