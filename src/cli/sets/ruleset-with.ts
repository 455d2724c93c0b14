import { GatechartError } from '../../kernel/error.ts';
import type { CardSets, Collection } from '../../kernel/faces/card-sets.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { rulesetCalled, rulesets, usual } from '../../registry.ts';
import type { SetSource } from '../../selfplay/plan.ts';
import { setsOfFiles } from './set-file.ts';

const setsOf = (id: string): CardSets<Ruleset> => {
  const sets = rulesets.get(id)?.sets;
  if (sets !== undefined) return sets;
  const known = [...rulesets.values()].filter((each) => each.sets !== undefined).map(({ id }) => id);
  throw new GatechartError('USAGE', '--cards', `only ${known.join(', ')} takes set files`);
};

/** The sets that the commands `cards` and `decks` are about: those of the usual ruleset. Throws `USAGE` if it has none. */
export const usualSets = (): CardSets<Ruleset> => setsOf(usual.id);

/** Its cards and decks with those of set files. Throws as `usualSets` and `setsOfFiles`. */
export const collectionWith = (files: readonly string[] = []): Collection<Ruleset> => {
  const sets = usualSets();
  return sets.with(setsOfFiles(sets, files).sets);
};

/** What the game of those cards and decks is called. */
export const USUAL_GAME: string = usual.sets?.game ?? usual.id;

/** A ruleset with the cards and decks of set files, and what those files hold; no sets where there are none. */
export interface WithSets {
  readonly ruleset: Ruleset;
  readonly sets?: readonly SetSource[];
}

/**
 * A ruleset by its id, with the cards and decks of set files, and what they hold. Throws `UNKNOWN_RULESET` at that place,
 * `USAGE` where the ruleset takes no set files, and as `setsOfFiles`.
 */
export const withSetFiles = (id: string, files: readonly string[] = [], place: string = id): WithSets => {
  if (files.length === 0) return { ruleset: rulesetCalled(id, place) };
  const taken = setsOf(id);
  const { sets, sources } = setsOfFiles(taken, files);
  return { ruleset: taken.with(sets).ruleset, sets: sources };
};

/** The ruleset alone. Throws as `withSetFiles`. */
export const rulesetWith = (id: string, files?: readonly string[], place?: string): Ruleset =>
  withSetFiles(id, files, place).ruleset;
