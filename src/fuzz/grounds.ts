import { GatechartError } from '../kernel/error.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { rulesets } from '../registry.ts';
import { randomCharts } from './charts/random-charts.ts';
import type { Ground } from './ground.ts';
import { plainArena } from './plain-arena.ts';
import { TARGETS } from './trials/trial.ts';

const groundOf = (ruleset: Ruleset): readonly Ground[] => {
  const { id, version, editions, plays, arena = plainArena(ruleset) } = ruleset;
  if (ruleset.arena === undefined && plays === 'events') return [];
  return [
    { id, version, editions: Object.keys(editions), arena, targets: TARGETS, rulesetFor: () => ruleset },
  ];
};

/** Everything that can be fuzzed: the rulesets, and random charts for the runtimes alone. */
const grounds = (): readonly Ground[] => [...[...rulesets.values()].flatMap(groundOf), randomCharts];

export const groundIds = (): readonly string[] => grounds().map(({ id }) => id);

/** What is fuzzed under that name. Throws `UNKNOWN_RULESET`. */
export const groundCalled = (id: string): Ground => {
  const ground = grounds().find((each) => each.id === id);
  if (ground !== undefined) return ground;
  throw new GatechartError(
    'UNKNOWN_RULESET',
    id,
    `nothing of that name is fuzzed; known: ${groundIds().join(', ')}`,
  );
};
