export { faultText, type SetFault } from '../core/cards/card-sets.ts';
export { checkSet, readSet } from '../rulesets/gate-ruler/adapters/card-sets.ts';
export type { CardSet } from '../rulesets/gate-ruler/cards/catalogue.ts';
export type { Deck } from '../rulesets/gate-ruler/cards/decks.ts';
export { gateRuler } from '../rulesets/gate-ruler/ruleset.ts';
export type { CardDefinition } from '../rulesets/gate-ruler/state/card.ts';
export type { GateRulerOption } from '../rulesets/gate-ruler/state/option.ts';
export type { GameView as GateRulerView } from '../rulesets/gate-ruler/views/player-view.ts';
