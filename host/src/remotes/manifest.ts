import { findMisfit } from '@donate-impact/shared/contract';
import * as v from 'valibot';
import { provided } from './provided';

const manifestSchema = v.object({
  contractVersion: v.string(),
  metaData: v.object({
    publicPath: v.pipe(v.string(), v.minLength(1)),
    pluginVersion: v.optional(v.string()),
  }),
  shared: v.array(v.object({ name: v.string(), requiredVersion: v.string() })),
  // The hash of each script; none in development.
  integrity: v.optional(v.record(v.string(), v.string()), {}),
});

/** The part of a remote's `mf-manifest.json` that the shell reads itself; the runtime checks the rest. */
export type Manifest = v.InferOutput<typeof manifestSchema>;

/** Thrown for a remote that does not fit this shell. */
export class MisfitError extends Error {
  override name = 'MisfitError';
}

/** Parses a manifest. Throws when its shape is wrong, and a MisfitError when its contract or a package does not fit. */
export function parseManifest(json: unknown): Manifest {
  const parsed = v.safeParse(manifestSchema, json);
  if (!parsed.success) throw new Error('its manifest has the wrong shape');
  const misfit = findMisfit(parsed.output, provided);
  if (!misfit) return parsed.output;
  throw new MisfitError(`it needs ${misfit.needed}, this shell has ${misfit.has}`);
}
