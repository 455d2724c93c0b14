import { GatechartError } from '../../core/errors.ts';
import type { SetSource } from '../../core/cards/card-sets-2.ts';
import { withOwnSets } from '../../core/cards/custom-sets.ts';
import type { Ruleset } from '../../core/ruleset-2.ts';
import { rulesets } from '../../registry.ts';
import { randomCharts } from './random-charts-2.ts';
import type { Ground } from '../case.ts';
import { plainArena } from './fuzz-targets.ts';
import { TARGETS } from '../oracles/trial.ts';

const groundOf = (ruleset: Ruleset): readonly Ground[] => {
  const { id, version, ownSets, editions, plays, arena = plainArena(ruleset) } = ruleset;
  if (ruleset.arena === undefined && plays === 'events') return [];
  return [
    {
      id,
      version,
      ...(ownSets && { sets: ownSets }),
      editions: Object.keys(editions),
      arena,
      targets: TARGETS,
      rulesetFor: () => ruleset,
    },
  ];
};

/** Everything that can be fuzzed: the rulesets, and random charts for the runtimes alone. */
const grounds = (): readonly Ground[] => [...[...rulesets.values()].flatMap(groundOf), randomCharts];

export const groundIds = (): readonly string[] => grounds().map(({ id }) => id);

const plainGround = (id: string): Ground => {
  const ground = grounds().find((each) => each.id === id);
  if (ground !== undefined) return ground;
  throw new GatechartError(
    'UNKNOWN_RULESET',
    id,
    `nothing of that name is fuzzed; known: ${groundIds().join(', ')}`,
  );
};

/** By the sets, which are asked about over and over. */
const withSets = new WeakMap<readonly SetSource[], Ground>();

/**
 * What is fuzzed under that name, with the cards of sets. Throws `UNKNOWN_RULESET`, and as `withOwnSets` where there are
 * some.
 */
export const groundCalled = (id: string, sets: readonly SetSource[] = []): Ground => {
  const ground = plainGround(id);
  if (sets.length === 0) return ground;
  const known = withSets.get(sets);
  if (known?.id === id) return known;
  const [made = ground] = groundOf(withOwnSets(ground.rulesetFor(), sets));
  withSets.set(sets, made);
  return made;
};
