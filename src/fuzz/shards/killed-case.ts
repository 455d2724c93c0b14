import type { StartPosition } from '../case-2.ts';
import { Coverage } from '../coverage/coverage.ts';
import { countsOf } from '../coverage/file.ts';
import { COUNTEREXAMPLE_FORMAT, serializeCounterexample } from '../counterexample.ts';
import { Fuzzer } from '../fuzzer.ts';
import { fuzzTarget } from '../targets/grounds.ts';
import { Journal, journalMemory } from '../journal.ts';
import { startPositionsFor, shardNumber, type ShardSettings } from './shard.ts';
import { type ShardResult, shardResultOf } from './shard-result.ts';

/** What a case came to that killed whoever played it, with all around it: where it began, and no answer. */
export const crashedCase = (
  settings: ShardSettings,
  given: readonly StartPosition[],
  number: number,
  message: string,
): ShardResult => {
  const ground = fuzzTarget(settings.ruleset, settings.sets);
  const shard = { from: number, count: 1 };
  const own = { ...settings, lane: shardNumber(ground, shard) };
  const fuzzer = new Fuzzer(own, new Journal(journalMemory()), number, given, startPositionsFor(ground, shard, given));
  const { target, from } = fuzzer.opening();
  const finding = {
    format: COUNTEREXAMPLE_FORMAT,
    ruleset: ground.id,
    version: ground.version,
    ...(ground.sets && { sets: ground.sets }),
    target,
    kind: 'worker died',
    message,
    from,
    answers: [],
    choices: 0,
    found: { seed: own.seed, lane: own.lane, case: number, answers: 0 },
  } as const;
  const told: unknown = JSON.parse(JSON.stringify([serializeCounterexample(finding)]));
  const nothing = { cases: 0, steps: 0, choices: 0, counts: countsOf(new Coverage()) };
  return shardResultOf(`case ${number}`, { ...shard, ...nothing, findings: told }, settings, shard);
};
