import { join } from 'node:path';
import { canonicalJson } from '../kernel/digest.ts';
import { GatechartError } from '../kernel/error.ts';
import { textOf } from '../selfplay/files.ts';
import { isForeign } from '../selfplay/foreign/foreign-agent.ts';
import type { WrittenPlan } from '../selfplay/plan.ts';
import { isObjectStore } from './artifacts/place.ts';
import type { RunConfig } from './config.ts';

/** What a worker lets runs do on its machine. */
export interface Leave {
  /** Whether it runs programs of others, as `cmd:` agents are. */
  readonly programs: boolean;
  /** The object store that runs may write to, or below. */
  readonly store?: string;
  /** Of runs that have one. */
  readonly secret?: Uint8Array;
}

const refused = (place: string, message: string): GatechartError =>
  new GatechartError('RUN_REFUSED', place, message);

/**
 * A run writes into its own folder, which has its plan, or into the store that the worker was given. Throws `RUN_REFUSED`,
 * `NO_RUN_FOLDER`.
 */
export const checkPlace = ({ place, plan }: RunConfig, { store }: Leave): void => {
  if (isObjectStore(place)) {
    if (store !== undefined && (place === store || place.startsWith(`${store}/`))) return;
    throw refused(place, `the worker may not write there; --artifacts ${place} would let it`);
  }
  if (textOf(join(place, 'plan.json')) === `${canonicalJson(plan)}\n`) return;
  throw new GatechartError('NO_RUN_FOLDER', place, 'this machine does not see the folder of the run');
};

/** Throws `RUN_REFUSED`. */
export const checkAgents = (agents: readonly string[], { programs }: Leave): void => {
  const foreign = agents.find(isForeign);
  if (foreign === undefined || programs) return;
  throw refused(foreign, 'the worker runs no programs of others; --programs would let it');
};

/** The secret of a run that has one. Throws `RUN_REFUSED`. */
export const secretFor = ({ secretDigest }: WrittenPlan, { secret }: Leave): Uint8Array | undefined => {
  if (secretDigest === undefined) return undefined;
  if (secret !== undefined) return secret;
  throw refused(`secret ${secretDigest}`, 'the worker has no secret; --secret FILE would give it one');
};
