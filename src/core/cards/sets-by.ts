import type { CardSets } from './card-sets-2.ts';
import type { Entry } from './collection-2.ts';
import { type CardSetOf, type CatalogueOf, type DeckEntry, withSets } from './catalogue.ts';
import { type ChangeRules, changeNumber, removeCounters } from './set-changes.ts';
import { checkSetBy, requireValidSet, type SetRules } from './set-reader.ts';

/** What a game says of its cards and decks, for sets of others. */
export interface CardSetGame<C extends Entry, D extends DeckEntry> {
  readonly builtIn: CatalogueOf<C, D>;
  readonly rules: SetRules<C, D>;
  readonly changes: ChangeRules<C, D>;
  pageTables(): Readonly<Record<string, string>>;
  starterDeck(ruler: string | undefined, catalogue: CatalogueOf<C, D>): D;
}

/** Sets of cards and decks of a game; `rulesetWith`: the ruleset as it is played with the cards of a catalogue. */
export const createCardSets = <R, C extends Entry, D extends DeckEntry>(
  { builtIn, rules, changes, pageTables, starterDeck }: CardSetGame<C, D>,
  rulesetWith: (catalogue: CatalogueOf<C, D>) => R,
): CardSets<R, CardSetOf<C, D>> => {
  const catalogueWith = (sets: readonly CardSetOf<C, D>[]) => withSets(builtIn, sets);
  return {
    pageTables,
    check: (data, among) => checkSetBy(rules, data, catalogueWith(among)),
    read: (data, place, among) => requireValidSet(checkSetBy(rules, data, catalogueWith(among)), place),
    with: (sets) => rulesetWith(catalogueWith(sets)),
    starterDeck: (ruler, among) => starterDeck(ruler, catalogueWith(among)),
    changeNumber: (change, among) => changeNumber(changes, change, catalogueWith(among)),
    withoutCounters: (among) => removeCounters(changes, catalogueWith(among)),
  };
};
