import { createCardSets } from '../../../core/cards/sets-by.ts';
import { setRules as rules } from '../cards/card-set-2.ts';
import { builtInCatalogue, type Catalogue } from '../cards/catalogue-2.ts';
import { changeRules as changes } from '../cards/change-rules.ts';
import { starterDeck } from '../cards/starter.ts';
import { cardTables as pageTables } from './card-page.ts';

/** Sets of cards and decks of the waiting-zone game; `rulesetWith`: the ruleset as it is played with the cards of a catalogue. */
export const waitingZoneSets = <R>(rulesetWith: (catalogue: Catalogue) => R) =>
  createCardSets({ builtIn: builtInCatalogue, rules, changes, pageTables, starterDeck }, rulesetWith);
