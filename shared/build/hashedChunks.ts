import { type Rspack, rspack } from '@rsbuild/core';

/** Lets a build's chunks load only with the hashes that it has given them, and under the policy of every page. */
export function hashedChunks(): Rspack.Configuration {
  return {
    output: { crossOriginLoading: 'anonymous', trustedTypes: { policyName: 'chunks' } },
    plugins: [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })],
  };
}
