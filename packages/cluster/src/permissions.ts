import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SerializedPlan } from 'gatechart/node';
import { checkSandbox, isExternal, readText } from 'gatechart/node';
import { canonicalJson, GatechartError } from 'gatechart/tools';
import { isObjectStore } from './artifacts.ts';
import type { RunConfig } from './job.ts';
import { ID_FILE } from './run-store.ts';

/** What a worker lets runs do on its machine. */
export interface WorkerPermissions {
  /** Whether it runs programs of others, as `cmd:` agents are. */
  readonly programs: boolean;
  /** The object store that runs may write to, or below. */
  readonly store?: string;
  /** Of runs that have one. */
  readonly secret?: Uint8Array;
  /** What programs in a sandbox must not read: the file of the secret. */
  readonly hidden?: readonly string[];
}

const runRefused = (place: string, message: string): GatechartError =>
  new GatechartError('RUN_REFUSED', place, message);

/** Whether a file has that text. No more of it is read, whatever it is. Throws `CANNOT_READ`. */
const hasText = (file: string, text: string): boolean => {
  try {
    return existsSync(file) && readText(file, Buffer.byteLength(text)) === text;
  } catch (error) {
    if ((error as GatechartError).code === 'CANNOT_READ') throw error;
    return false;
  }
};

/**
 * A run writes into its own folder, which has its plan and its id, or into the store that the worker was given. Throws
 * `RUN_REFUSED`, `NO_RUN_FOLDER`, `CANNOT_READ`.
 */
export const checkPlacePermitted = ({ run, place, plan }: RunConfig, { store }: WorkerPermissions): void => {
  if (isObjectStore(place)) {
    if (store !== undefined && (place === store || place.startsWith(`${store}/`))) return;
    throw runRefused(
      place,
      `the worker has no permission to write there; start it with --artifacts ${place}`,
    );
  }
  const isItsOwn =
    hasText(join(place, 'plan.json'), `${canonicalJson(plan)}\n`) &&
    hasText(join(place, ID_FILE), `${run}\n`);
  if (isItsOwn) return;
  throw new GatechartError('NO_RUN_FOLDER', place, 'this machine has no folder of the run at that path');
};

/** Throws `RUN_REFUSED`. */
export const checkAgentsPermitted = (agents: readonly string[], { programs }: WorkerPermissions): void => {
  const foreign = agents.find(isExternal);
  if (foreign === undefined || programs) return;
  throw runRefused(foreign, 'the worker has no permission to run programs; start it with --programs');
};

/** The secret of a run that has one. Throws `RUN_REFUSED`. */
export const permittedSecret = (
  { secretDigest }: SerializedPlan,
  { secret }: WorkerPermissions,
): Uint8Array | undefined => {
  if (secretDigest === undefined) return undefined;
  if (secret !== undefined) return secret;
  throw runRefused(`secret ${secretDigest}`, 'the worker has no secret; start it with --secret FILE');
};

/** Throws `RUN_REFUSED` where programs are to run in a sandbox and this machine has none. */
export const checkSandboxThere = ({ sandbox }: SerializedPlan): void => {
  if (!sandbox) return;
  try {
    checkSandbox();
  } catch (error) {
    throw runRefused('sandbox', (error as GatechartError).message);
  }
};
