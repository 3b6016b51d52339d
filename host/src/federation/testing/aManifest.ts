import type { Manifest } from '../manifest';

/** A manifest for tests: its remote exposes the given pages. */
export function aManifest(pages: string[], others: Partial<Manifest> = {}): Manifest {
  return {
    contractVersion: '1.0.0',
    metaData: {
      remoteEntry: { name: 'remoteEntry.1.js', path: 'static/js/' },
    },
    exposes: pages.map((name) => ({
      name,
      assets: { js: { sync: [`static/js/${name}.js`] } },
    })),
    shared: [],
    integrity: {},
    ...others,
  };
}
