import { basename } from 'node:path';
import {
  type CardSet,
  type CardSets,
  faultText,
  type SetFault,
  type SetSource,
} from '../core/cards/card-sets.ts';
import type { Collection } from '../core/cards/collection.ts';
import { rulesetOf, withCustomSets } from '../core/cards/custom-sets.ts';
import { GatechartError } from '../core/errors.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { readText } from '../file-system.ts';
import { defaultRulesetId, getRuleset, rulesetIdsWithCards, rulesets } from '../registry.ts';
import type { RecordHeader } from '../replay/record.ts';
import { readSource, type Source, type TextPlace } from '../scenarios/yaml-source.ts';
import { usage } from './errors.ts';

const sourceOf = (file: string): Source => {
  try {
    return readSource(file, readText(file));
  } catch (error) {
    if (error instanceof GatechartError && error.code === 'SCENARIO_SYNTAX') {
      throw new GatechartError('SET_SYNTAX', error.place, error.message);
    }
    throw error;
  }
};

const stepsOf = (path: string): readonly (string | number)[] =>
  (path.match(/[^.[\]]+/g) ?? []).map((step) => (/^\d+$/.test(step) ? Number(step) : step));

const placeIn = (source: Source, { at, path }: SetFault): TextPlace =>
  source.placeOf([...at, ...stepsOf(path)]);

const placeText = (file: string, source: Source, fault: SetFault): string => {
  const { line, column } = placeIn(source, fault);
  return `${file}:${line}:${column}`;
};

/** A set file that was checked, with a line `FILE:LINE_COLOUR:COLUMN: …` for each fault, in the order of their places. */
export interface CheckedFile {
  readonly set: CardSet;
  readonly faults: readonly string[];
}

/** Checks a set file among the sets before it. Throws `CANNOT_READ` and `SET_SYNTAX`. */
export const checkSetFile = <R>(sets: CardSets<R>, file: string, among: readonly CardSet[]): CheckedFile => {
  const source = sourceOf(file);
  const { set, faults } = sets.check(source.value, among);
  const told = faults
    .map((fault) => ({ fault, ...placeIn(source, fault) }))
    .sort((one, other) => one.line - other.line || one.column - other.column);
  return {
    set,
    faults: told.map(({ fault, line, column }) => `${file}:${line}:${column}: ${faultText(fault)}`),
  };
};

/** What is in set files, read as sets and as data. */
export interface FileSets {
  readonly sets: readonly CardSet[];
  readonly sources: readonly SetSource[];
}

/** The sets of files, each among those before it. Throws `CANNOT_READ`, `SET_SYNTAX`, `BAD_SET`, `BAD_CARD` and `BAD_DECK`. */
export const readSetFiles = <R>(sets: CardSets<R>, files: readonly string[]): FileSets => {
  const read: CardSet[] = [];
  const sources: SetSource[] = [];
  for (const file of files) {
    const source = sourceOf(file);
    const { value } = source;
    const [first] = sets.check(value, read).faults;
    read.push(sets.read(value, first === undefined ? file : placeText(file, source, first), read));
    sources.push({ name: basename(file), value });
  }
  return { sets: read, sources };
};

/** How sets for that ruleset are read. Throws `UNKNOWN_RULESET` at a place that is named, `USAGE` where it takes none. */
export const cardSetsOf = (id: string, place?: string): CardSets<Ruleset> => {
  const { sets } = getRuleset(id, place);
  if (sets !== undefined) return sets;
  const others = rulesetIdsWithCards().filter((other) => other !== id);
  throw usage(
    place === undefined ? '--cards' : id,
    `the ruleset ${id} accepts no card sets; rulesets that accept card sets: ${others.join(', ')}`,
  );
};

/** What set files for that ruleset hold. Throws as `cardSetsOf` and `readSetFiles`. */
export const setSourcesOf = (
  id: string,
  files: readonly string[] = [],
  place?: string,
): readonly SetSource[] => (files.length === 0 ? [] : readSetFiles(cardSetsOf(id, place), files).sources);

/** A ruleset with the cards and decks of set files, and what those files hold; no sets where there are none. */
export interface RulesetWithSets {
  readonly ruleset: Ruleset;
  readonly sets?: readonly SetSource[];
}

/**
 * A ruleset by its id, with the cards and decks of set files, and what they hold. Throws `UNKNOWN_RULESET` at that place,
 * `USAGE` where the ruleset takes no set files, and as `readSetFiles`.
 */
export const loadWithSets = (id: string, files?: readonly string[], place?: string): RulesetWithSets => {
  const sets = setSourcesOf(id, files, place);
  const ruleset = getRuleset(id, place);
  return sets.length === 0 ? { ruleset } : { ruleset: withCustomSets(ruleset, sets), sets };
};

/** The ruleset alone. Throws as `loadWithSets`. */
export const rulesetWithSets = (id: string, files?: readonly string[], place?: string): Ruleset =>
  loadWithSets(id, files, place).ruleset;

/** Throws `USAGE` where it is said whose cards they are, and none are named. */
export const requireCards = (files: readonly string[] | undefined, id: string | undefined): void => {
  if (files !== undefined || id === undefined) return;
  throw usage('--ruleset', 'the option needs --cards, because it gives the ruleset of the cards in --cards');
};

/**
 * Every ruleset, the one of that id, else the usual one, with the cards and decks of set files. Throws as `loadWithSets`, at
 * `--ruleset`, and as `requireCards`.
 */
export const rulesetsWithSets = (
  files: readonly string[] | undefined,
  id: string | undefined,
): ReadonlyMap<string, Ruleset> => {
  requireCards(files, id);
  if (files === undefined) return rulesets;
  const whose = id ?? defaultRulesetId();
  return new Map([...rulesets, [whose, rulesetWithSets(whose, files, '--ruleset')]]);
};

/** The ruleset that a match was played with, by its header. Throws as `setSourcesOf` and `rulesetOf`, at that place. */
export const rulesetOfRecord = (header: RecordHeader, files: readonly string[], place: string): Ruleset =>
  rulesetOf(getRuleset(header.ruleset, place), header, setSourcesOf(header.ruleset, files, place), place);

/** The cards and decks of a ruleset and of set files. Throws as `loadWithSets`, and `USAGE` where nothing is listed. */
export const collectionWithSets = (id: string, files?: readonly string[]): Collection => {
  const { collection, decks } = rulesetWithSets(id, files, '--ruleset');
  if (collection !== undefined) return collection;
  if (decks !== undefined) {
    throw usage(
      id,
      `the ruleset has no collection, which describes cards and decks; its decks: ${decks.join(', ')}`,
    );
  }
  throw usage(
    '--ruleset',
    `the ruleset ${id} lists no cards and no decks; rulesets that list cards and decks: ${rulesetIdsWithCards().join(', ')}`,
  );
};
