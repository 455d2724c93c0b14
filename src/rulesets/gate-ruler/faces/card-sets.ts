import type { CardSets } from '../../../kernel/faces/card-sets.ts';
import { checkSet, readSet } from '../cards/card-set.ts';
import { type CardSet, type Catalogue, catalogueWith } from '../cards/catalogue.ts';
import { changedNumber, withoutCounters } from '../cards/change-rules.ts';
import { starterDeck } from '../cards/decks/starter.ts';
import { cardTables } from './card-page.ts';

/** Sets of cards and decks of Gate Ruler; `rulesetWith`: the ruleset as it is played with the cards of a catalogue. */
export const gateRulerSets = <R>(rulesetWith: (catalogue: Catalogue) => R): CardSets<R, CardSet> => ({
  pageTables: cardTables,
  check: (data, among) => checkSet(data, catalogueWith(among)),
  read: (data, place, among) => readSet(data, place, catalogueWith(among)),
  with: (sets) => rulesetWith(catalogueWith(sets)),
  starterDeck: (ruler, among) => starterDeck(ruler, catalogueWith(among)),
  changed: (change, among) => changedNumber(change, catalogueWith(among)),
  withoutCounters: (among) => withoutCounters(catalogueWith(among)),
});
