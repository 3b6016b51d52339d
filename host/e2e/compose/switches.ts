import assert from 'node:assert/strict';
import { switchOffAndOn } from './releases';
import { pages, read, underLoad } from './site';

/** A remote is switched off and on under load. While it is off, pages request nothing of it. */
export function switches() {
  return underLoad(() =>
    switchOffAndOn('wizard', async () => {
      for (const page of pages)
        assert.doesNotMatch(await read(page), /\/remotes\/wizard\/(?!off\/mf-manifest)/, page);
    }),
  );
}
