import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type AcquireLock, makeFolder, readIfExists, replaceFile } from 'gatechart/node';
import {
  canonicalJson,
  featuresHash,
  GatechartError,
  type Ruleset,
  requireFeatureEncoder,
} from 'gatechart/tools';
import { z } from 'zod';
import type { NetSizes } from './batch-net.ts';

/** Name and version of how such a folder is written. */
export const SELFPLAY_FORMAT = 'gatechart-self-play/1';

const planSchema = z.strictObject({
  format: z.literal(SELFPLAY_FORMAT),
  ruleset: z.string(),
  /** Of the rules. */
  version: z.int(),
  edition: z.string(),
  decks: z.array(z.string()).readonly(),
  seed: z.int().nonnegative(),
  temperature: z.number().positive(),
  /** Digest of the net that it started with, where it did. */
  from: z.string().exactOptional(),
  /** The agent that it learns to beat, and the digest of the net of that agent if it uses one; absent in self-play. */
  target: z.strictObject({ agent: z.string(), net: z.string().exactOptional() }).exactOptional(),
  /** Hash of the layouts of the features. */
  features: z.string(),
  sizes: z.strictObject({
    position: z.int().positive(),
    option: z.int().positive(),
    first: z.int().positive(),
    second: z.int().positive(),
    choice: z.int().positive(),
  }),
});

/** What a run is of; the number of matches may grow. The same plan gives the same nets on the same machine. */
export type SelfPlayPlan = Readonly<z.output<typeof planSchema>>;

/** Throws as `requireFeatureEncoder`. */
export const selfPlayPlan = (
  ruleset: Ruleset,
  settings: Pick<SelfPlayPlan, 'edition' | 'decks' | 'seed' | 'temperature' | 'from' | 'target'>,
  units: Pick<NetSizes, 'first' | 'second' | 'choice'>,
): SelfPlayPlan => {
  const features = requireFeatureEncoder(ruleset);
  return {
    format: SELFPLAY_FORMAT,
    ruleset: ruleset.id,
    version: ruleset.version,
    ...settings,
    features: featuresHash(features),
    sizes: { position: features.position.size, option: features.option.size, ...units },
  };
};

const PLAN = 'self-play.json';

const readPlan = (file: string): SelfPlayPlan | undefined => {
  const text = readIfExists(file);
  if (text === undefined) return undefined;
  try {
    return planSchema.parse(JSON.parse(text));
  } catch {
    throw new GatechartError(
      'BAD_SELFPLAY',
      file,
      `the file does not have the format ${SELFPLAY_FORMAT}, which gatechart learn selfplay writes`,
    );
  }
};

/**
 * Opens a folder for a run, anew or to go on, and locks it until it is released. Throws `RUN_DIFFERS` where it has a run of
 * something else, `RUN_IN_USE`, `BAD_SELFPLAY` and `CANNOT_WRITE`.
 */
export const openSelfPlay = (path: string, plan: SelfPlayPlan, lock: AcquireLock): (() => void) => {
  const file = join(path, PLAN);
  const stored = existsSync(path) ? readPlan(file) : undefined;
  const differing = (Object.keys({ ...stored, ...plan }) as (keyof SelfPlayPlan)[]).filter(
    (key) => stored !== undefined && canonicalJson(stored[key]) !== canonicalJson(plan[key]),
  );
  if (differing.length > 0) {
    const reasons = differing.map(
      (key) => `the run began with ${key} ${JSON.stringify(stored?.[key])}, now ${JSON.stringify(plan[key])}`,
    );
    throw new GatechartError('RUN_DIFFERS', file, reasons.join('; '));
  }
  makeFolder(join(path, 'nets'));
  const release = lock(path);
  try {
    replaceFile(file, `${JSON.stringify(plan, undefined, 2)}\n`);
    return release;
  } catch (error) {
    release();
    throw error;
  }
};
