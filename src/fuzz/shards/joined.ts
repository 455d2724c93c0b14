import { Coverage } from '../coverage/coverage.ts';
import { addCounts, countsOf } from '../coverage/file.ts';
import type { ShardResult } from './shard-result.ts';

/** The parts of a shard as one. */
export const joinResults = (parts: readonly ShardResult[]): ShardResult => {
  const inOrder = [...parts].sort((one, other) => one.from - other.from);
  const coverage = new Coverage();
  const sum = { count: 0, cases: 0, steps: 0, choices: 0 };
  for (const part of inOrder) {
    addCounts(coverage, part.counts);
    for (const key of ['count', 'cases', 'steps', 'choices'] as const) sum[key] += part[key];
  }
  const findings = inOrder.flatMap((part) => part.findings);
  return { from: inOrder[0]?.from ?? 0, ...sum, counts: countsOf(coverage), findings };
};
