import { cardSetsBy } from '../../../kernel/card-sets/sets-by.ts';
import { setRules as rules } from '../cards/card-set.ts';
import { builtIn, type Catalogue } from '../cards/catalogue.ts';
import { changeRules as changes } from '../cards/change-rules.ts';
import { starterDeck } from '../cards/decks/starter.ts';
import { cardTables as pageTables } from './card-page.ts';

/** Sets of cards and decks of Gate Ruler; `rulesetWith`: the ruleset as it is played with the cards of a catalogue. */
export const gateRulerSets = <R>(rulesetWith: (catalogue: Catalogue) => R) =>
  cardSetsBy({ builtIn, rules, changes, pageTables, starterDeck }, rulesetWith);
