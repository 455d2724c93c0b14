import type { Redis } from 'ioredis';
import type { StoreAccess } from './place.ts';
import { QUEUE_FORMAT } from './job.ts';
import type { Material } from './run-store.ts';

/** The file in the folder of a run that has the id which the queue knows it by, in a line. */
export const ID_FILE = 'queue.id';

/** Where a run over the queue is at home. */
export interface QueuedRun {
  readonly redis: Redis;
  /** Id of this run alone. */
  readonly run: string;
  /** Digest of the program. */
  readonly engine: string;
  /** The folder of the run, or an object store. */
  readonly place: string;
  readonly access?: StoreAccess;
  readonly tell: (line: string) => void;
}

/** What workers are told of any run. */
export const configFor = ({ run, engine, place }: QueuedRun, materials: readonly Material[]) =>
  ({ format: QUEUE_FORMAT, run, engine, place, needs: materials.map(({ need }) => need) }) as const;
