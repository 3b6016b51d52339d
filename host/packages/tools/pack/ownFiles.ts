import { basename } from 'node:path';
import { root } from '../start/npm.mjs';

const leftOut = ['node_modules/', 'dist/', '.cache/', 'test-results/'];

/** What only a repository of its own has, by path. */
export function ownFiles(part: string): Record<string, string> {
  return {
    '.gitignore': lines(...leftOut),
    '.dockerignore': lines(...leftOut, '.git', 'e2e', '**/*.test.*'),
    Dockerfile: `# A release of this part, in the site's own image of a server of files.
ARG FILES_IMAGE
FROM node:20-bookworm-slim AS build
WORKDIR /part
COPY package.json package-lock.json .npmrc ./
COPY packages packages
RUN npm ci --no-audit --no-fund
COPY . .
ARG COMMIT=unknown
RUN COMMIT=\${COMMIT} npm run build && mv dist /releases

FROM \${FILES_IMAGE}
COPY --from=build --chown=101:101 /releases /files
`,
    'docker-compose.yml': `# What the commands of this part, such as \`npm run rollout\`, know of the site. Nothing is started from here.
# The name of the site's project, unless COMPOSE_PROJECT_NAME says otherwise.
name: ${basename(root).toLowerCase()}
# A file with the public keys of the parts' teams.
x-release-keys: "\${RELEASE_KEYS:-}"
services:
  pointers:
    image: "\${IMAGES:-donate-impact}/files:latest"
  ${part}:
    image: "\${IMAGES:-donate-impact}/${part}:\${TAG:-latest}"
    build:
      context: .
      args:
        FILES_IMAGE: "\${IMAGES:-donate-impact}/files:latest"
        COMMIT: "\${COMMIT:-unknown}"
`,
  };
}

function lines(...all: string[]) {
  return `${all.join('\n')}\n`;
}
