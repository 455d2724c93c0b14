import { GatechartError } from '../kernel/error.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { rulesets } from '../registry.ts';
import { randomCharts } from './charts/random-charts.ts';
import type { Ground } from './ground.ts';
import { TARGETS } from './trials/trial.ts';

const groundOf = (ruleset: Ruleset): readonly Ground[] => {
  const { id, version, editions, arena } = ruleset;
  if (arena === undefined) return [];
  return [
    { id, version, editions: Object.keys(editions), arena, targets: TARGETS, rulesetFor: () => ruleset },
  ];
};

const grounds: ReadonlyMap<string, Ground> = new Map(
  [...[...rulesets.values()].flatMap(groundOf), randomCharts].map((ground) => [ground.id, ground]),
);

/** Everything that can be fuzzed: the rulesets, and random charts for the runtimes alone. */
export const groundIds: readonly string[] = [...grounds.keys()];

/** What is fuzzed under that name. Throws `UNKNOWN_RULESET`. */
export const groundCalled = (id: string): Ground => {
  const ground = grounds.get(id);
  if (ground !== undefined) return ground;
  throw new GatechartError(
    'UNKNOWN_RULESET',
    id,
    `nothing of that name is fuzzed; known: ${groundIds.join(', ')}`,
  );
};
