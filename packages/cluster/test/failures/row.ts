import type { TestContext } from 'vitest';
import type { Cluster } from '../support/cluster.ts';

/** What a failure came to. */
export interface Row {
  /** How often a shard was begun, and ended. */
  readonly executions: number;
  readonly completions: number;
  /** Whether the run came to the same files as one that is played here. */
  readonly isEqual: boolean;
  readonly told: string;
}

/** Notes what the failure of a test came to, for the table. */
export const note = async (
  { task }: TestContext,
  cluster: Cluster,
  told: string,
  isEqual = true,
): Promise<void> => {
  const row: Row = { ...(await cluster.counts()), isEqual, told: told.replaceAll('|', '\\|') };
  Object.assign(task.meta, { row });
};
