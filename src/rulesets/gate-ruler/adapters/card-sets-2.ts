import { createCardSets } from '../../../core/cards/sets-by.ts';
import { setRules as rules } from './card-set.ts';
import { builtInCatalogue, type Catalogue } from '../cards/catalogue-2.ts';
import { changeRules as changes } from './card-sets.ts';
import { starterDeck } from './starter.ts';
import { cardTables as pageTables } from './card-page.ts';

/** Sets of cards and decks of Gate Ruler; `rulesetWith`: the ruleset as it is played with the cards of a catalogue. */
export const gateRulerSets = <R>(rulesetWith: (catalogue: Catalogue) => R) =>
  createCardSets({ builtIn: builtInCatalogue, rules, changes, pageTables, starterDeck }, rulesetWith);
