/** Files of the federation runtime's packages that never run in a build, and what stands in for them. */
export const leftOut = {
  host: {
    files: [
      'snapshot/index',
      'snapshot/SnapshotHandler',
      'generate-preload-assets',
      'preload',
      'dom',
      'desc',
    ],
    standIn: 'leftOutOfHost',
  },
  remote: {
    files: [
      'updateOptions',
      'init',
      'getSharedFallbackGetter',
      'installInitialConsumes',
      'getUsedExports',
      'desc',
    ],
    standIn: 'leftOutOfRemotes',
  },
};

/** Matches the requests for some of these files. */
export const anyOf = (files: string[]) => new RegExp(`/(?:${files.join('|')})\\.m?js$`);
