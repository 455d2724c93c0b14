import { describe, expect, it } from 'vitest';
import { runFuzzWorker } from '../../src/fuzz/fuzz-worker.ts';
import type { BatchResult } from '../../src/fuzz/fuzzer.ts';
import { PATIENCE } from '../support/patience.ts';

const worker = new URL('./support/faulty-worker.js', import.meta.url).href;

const findingsOf = async (seed: number, hangsAfter: number) => {
  const batches: BatchResult[] = [];
  await runFuzzWorker({
    settings: { ruleset: 'waiting-zone', targets: ['rules'], seed, lane: 0 },
    given: [],
    cases: 1,
    stop: new AbortController().signal,
    done: (batch) => batches.push(batch),
    limits: { worker, hangsAfter, mostMemory: 64 },
  });
  return batches.flatMap(({ findings }) => findings);
};

describe('a worker that does not come back', () => {
  it.each([
    [1, 'hang', 1500],
    [2, 'out of memory', PATIENCE],
    [3, 'worker died', PATIENCE],
  ])('is a finding with the case and the answer it was at (%i: %s)', async (seed, kind, hangsAfter) => {
    const [finding] = await findingsOf(seed, hangsAfter);
    expect(finding).toMatchObject({ kind, target: 'rules', found: { case: 7, answers: 1 } });
    expect(finding?.answers.length).toBe(1);
    expect(finding?.from.is).toBe('start');
  });
});
