import type { MatchGenerator, StartOf } from '../../core/adapters/generators.ts';
import type { SetSource } from '../../core/cards/card-sets.ts';
import { selectSets, withCustomSets } from '../../core/cards/custom-sets.ts';
import { unknownId } from '../../core/errors.ts';
import { deckPair } from '../../core/match-setup.ts';
import type { Ruleset } from '../../core/ruleset.ts';
import { rulesets } from '../../registry.ts';
import type { FuzzTarget } from '../case.ts';
import type { Counterexample } from '../counterexample.ts';
import { ORACLE_IDS } from '../oracles/oracle.ts';
import { randomCharts } from './random-charts.ts';

/** Choices after which a match is left whose ruleset does not say. */
const MAX_CHOICES = 1000;

/** Matches between the decks that a ruleset has, where it draws none of its own. */
export const deckGenerator = (ruleset: Ruleset): MatchGenerator => ({
  cards: [],
  maxChoices: MAX_CHOICES,
  generate: (chance) => {
    const { decks = [] } = ruleset;
    return { form: 'named', decks: [...deckPair(ruleset, chance.pick(decks), chance.pick(decks))] };
  },
  shrink: () => [],
  newGame: (start, edition, seed) => {
    const { decks } = start as StartOf<'named'>;
    return ruleset.newGame({ edition, decks, seed, index: 0 });
  },
  cardIn: () => undefined,
});

const fuzzTargetsOf = (ruleset: Ruleset): readonly FuzzTarget[] => {
  const {
    id,
    version,
    customSets: ownSets,
    editions,
    plays,
    matchGenerator: arena = deckGenerator(ruleset),
  } = ruleset;
  if (ruleset.matchGenerator === undefined && plays === 'events') return [];
  return [
    {
      id,
      version,
      ...(ownSets && { sets: ownSets }),
      editions: Object.keys(editions),
      arena,
      oracles: ORACLE_IDS,
      rulesetFor: () => ruleset,
    },
  ];
};

/** Everything that can be fuzzed: the rulesets, and random charts for the runtimes alone. */
const allFuzzTargets = (): readonly FuzzTarget[] => [
  ...[...rulesets.values()].flatMap(fuzzTargetsOf),
  randomCharts,
];

export const fuzzTargetIds = (): readonly string[] => allFuzzTargets().map(({ id }) => id);

const findFuzzTarget = (id: string): FuzzTarget => {
  const fuzzed = allFuzzTargets().find((each) => each.id === id);
  if (fuzzed !== undefined) return fuzzed;
  throw unknownId('UNKNOWN_RULESET', id, 'ruleset', id, fuzzTargetIds());
};

/** By the sets, which are asked about over and over. */
const withSets = new WeakMap<readonly SetSource[], FuzzTarget>();

/**
 * What is fuzzed under that name, with the cards of sets. Throws `UNKNOWN_RULESET`, and as `withCustomSets` where there are
 * some.
 */
export const fuzzTarget = (id: string, sets: readonly SetSource[] = []): FuzzTarget => {
  const fuzzed = findFuzzTarget(id);
  if (sets.length === 0) return fuzzed;
  const known = withSets.get(sets);
  if (known?.id === id) return known;
  const [made = fuzzed] = fuzzTargetsOf(withCustomSets(fuzzed.rulesetFor(), sets));
  withSets.set(sets, made);
  return made;
};

/** What a finding is played on, with its card sets out of those given. Throws `SETS_DIFFER` and as `fuzzTarget`. */
export const fuzzTargetOf = (
  { ruleset, sets = [] }: Counterexample,
  given: readonly SetSource[],
  name: string,
): FuzzTarget => fuzzTarget(ruleset, selectSets(sets, given, name));
