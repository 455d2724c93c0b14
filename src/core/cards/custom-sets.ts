import { textDigest } from '../data/digest.ts';
import { GatechartError } from '../errors.ts';
import type { Ruleset } from '../ruleset.ts';
import type { CardSet, NamedSet, SetSource } from './card-sets.ts';

/** A set as files name it. Its text counts: cards lie in a deck in the order of its keys. */
export const namedSet = ({ name, value }: SetSource): NamedSet => ({
  name,
  digest: textDigest(JSON.stringify(value)),
});

/** The digest that plans name sets by, in their order. */
export const setsDigest = (sets: readonly SetSource[]): string =>
  textDigest(JSON.stringify(sets.map(({ value }) => value)));

/** Refuses other sets than those of a plan, which names them by their digest. Throws `SETS_DIFFER`. */
export const checkSets = (planned: string | undefined, sets: readonly SetSource[] | undefined): void => {
  const given = sets && setsDigest(sets);
  if (given === planned) return;
  const [wanted, got] = [planned, given].map((each) =>
    each === undefined ? 'no card sets' : `the card sets with digest ${each}`,
  );
  throw new GatechartError(
    'SETS_DIFFER',
    'card sets',
    `the plan needs ${wanted}; the command was given ${got}`,
  );
};

/**
 * The ruleset with the cards and decks of sets, each read among those before it; it says which. Throws `SETS_UNFIT` where it
 * takes none, `BAD_SET`, `BAD_CARD` and `BAD_DECK` at the name of the set.
 */
export const withCustomSets = (ruleset: Ruleset, sources: readonly SetSource[]): Ruleset => {
  if (sources.length === 0) return ruleset;
  const { sets } = ruleset;
  if (sets === undefined) {
    throw new GatechartError('SETS_UNFIT', ruleset.id, 'the ruleset accepts no card sets');
  }
  const read: CardSet[] = [];
  for (const { name, value } of sources) read.push(sets.read(value, name, read));
  return { ...sets.with(read), customSets: sources.map(namedSet) };
};

/** Whether two things were made with the same sets, whatever their files are called. */
export const areSameSets = (one: readonly NamedSet[] = [], other: readonly NamedSet[] = []): boolean =>
  one.length === other.length && one.every(({ digest }, index) => digest === other[index]?.digest);

/** Sets with their digests, for messages. */
export const formatSets = (sets: readonly NamedSet[]): string =>
  sets.length === 0 ? 'none' : sets.map(({ name, digest }) => `${name} (digest ${digest})`).join(', ');

/** Those of the sets given that something was made with, in their order. Throws `SETS_DIFFER` at that place. */
export const selectSets = (
  made: readonly NamedSet[],
  given: readonly SetSource[],
  place: string,
): readonly SetSource[] => {
  const known = new Map(given.map((source) => [namedSet(source).digest, source] as const));
  const missing = made.filter(({ digest }) => !known.has(digest));
  if (missing.length > 0) {
    const reason = `the file was made with the card set ${formatSets(missing)}; given: ${formatSets(given.map(namedSet))}`;
    throw new GatechartError('SETS_DIFFER', place, reason);
  }
  return made.flatMap(({ digest }) => known.get(digest) ?? []);
};

/** Something that was played with decks, and with which sets; those of before named none. */
interface Played {
  readonly decks: readonly string[];
  readonly sets?: readonly NamedSet[];
}

/**
 * The ruleset that a match was played with, out of the sets given. Of a match that names none it is that of all sets,
 * wherever the ruleset has not its decks. Throws as `selectSets` and `withCustomSets`.
 */
export const rulesetOf = (
  ruleset: Ruleset,
  { decks, sets }: Played,
  given: readonly SetSource[],
  place: string,
): Ruleset => {
  if (sets !== undefined) return withCustomSets(ruleset, selectSets(sets, given, place));
  const isBuiltIn = decks.every((deck) => ruleset.decks?.includes(deck));
  return isBuiltIn || ruleset.sets === undefined ? ruleset : withCustomSets(ruleset, given);
};
