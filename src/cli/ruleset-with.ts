import { GatechartError } from '../core/errors.ts';
import type { CardSets, SetSource } from '../core/cards/card-sets-2.ts';
import type { Collection } from '../core/cards/collection-2.ts';
import { rulesetOf, withOwnSets } from '../core/cards/custom-sets.ts';
import type { Ruleset } from '../core/ruleset-2.ts';
import type { RecordHeader } from '../replay/record.ts';
import { defaultRulesetId, rulesetCalled, rulesetIdsWithCards, rulesets } from '../registry.ts';
import { setsOfFiles } from './set-files.ts';

/** How sets for that ruleset are read. Throws `UNKNOWN_RULESET` at a place that is named, `USAGE` where it takes none. */
export const setsFor = (id: string, place?: string): CardSets<Ruleset> => {
  const { sets } = rulesetCalled(id, place);
  if (sets !== undefined) return sets;
  throw new GatechartError(
    'USAGE',
    '--cards',
    `${id} takes no set files; known: ${rulesetIdsWithCards().join(', ')}`,
  );
};

/** What set files for that ruleset hold. Throws as `setsFor` and `setsOfFiles`. */
export const sourcesFor = (
  id: string,
  files: readonly string[] = [],
  place?: string,
): readonly SetSource[] => (files.length === 0 ? [] : setsOfFiles(setsFor(id, place), files).sources);

/** A ruleset with the cards and decks of set files, and what those files hold; no sets where there are none. */
export interface WithSets {
  readonly ruleset: Ruleset;
  readonly sets?: readonly SetSource[];
}

/**
 * A ruleset by its id, with the cards and decks of set files, and what they hold. Throws `UNKNOWN_RULESET` at that place,
 * `USAGE` where the ruleset takes no set files, and as `setsOfFiles`.
 */
export const withSetFiles = (id: string, files?: readonly string[], place?: string): WithSets => {
  const sets = sourcesFor(id, files, place);
  const ruleset = rulesetCalled(id, place);
  return sets.length === 0 ? { ruleset } : { ruleset: withOwnSets(ruleset, sets), sets };
};

/** The ruleset alone. Throws as `withSetFiles`. */
export const rulesetWith = (id: string, files?: readonly string[], place?: string): Ruleset =>
  withSetFiles(id, files, place).ruleset;

/** Throws `USAGE` where it is said whose cards they are, and none are named. */
export const refuseWithoutCards = (files: readonly string[] | undefined, id: string | undefined): void => {
  if (files !== undefined || id === undefined) return;
  throw new GatechartError('USAGE', '--ruleset', 'it says whose cards those of --cards are');
};

/**
 * Every ruleset, the one of that id, else the usual one, with the cards and decks of set files. Throws as `withSetFiles`, at
 * `--ruleset`, and as `refuseWithoutCards`.
 */
export const rulesetsWith = (
  files: readonly string[] | undefined,
  id: string | undefined,
): ReadonlyMap<string, Ruleset> => {
  refuseWithoutCards(files, id);
  if (files === undefined) return rulesets;
  const whose = id ?? defaultRulesetId();
  return new Map([...rulesets, [whose, rulesetWith(whose, files, '--ruleset')]]);
};

/** The ruleset that a match was played with, by its header. Throws as `sourcesFor` and `rulesetOf`, at that place. */
export const rulesetPlayed = (header: RecordHeader, files: readonly string[], place: string): Ruleset =>
  rulesetOf(rulesetCalled(header.ruleset, place), header, sourcesFor(header.ruleset, files, place), place);

/** The cards and decks of a ruleset and of set files. Throws as `withSetFiles`, and `USAGE` where nothing is listed. */
export const collectionWith = (id: string, files?: readonly string[]): Collection => {
  const { collection } = rulesetWith(id, files, '--ruleset');
  if (collection !== undefined) return collection;
  throw new GatechartError(
    'USAGE',
    '--ruleset',
    `${id} lists no cards and decks; known: ${rulesetIdsWithCards().join(', ')}`,
  );
};
