export type { Asked, MatchAgent } from './agents/agent.ts';
export type { Budget } from './agents/budget.ts';
export type { Chance } from './agents/chance.ts';
export type { RatedOption } from './agents/greedy/rating.ts';
export type { Decision, Option, Player } from './kernel/decision.ts';
export { GatechartError } from './kernel/error.ts';
export type { Baton, Fact, Result } from './kernel/fact.ts';
export type { Frame, Position } from './kernel/position.ts';
export type { Step } from './kernel/step.ts';
export {
  answer,
  concede,
  type MatchIn,
  type NewMatch,
  newMatch,
  pending,
  type RulesetId,
  view,
} from './library.ts';
export { checkSet, faultText, readSet, type SetFault } from './rulesets/gate-ruler/cards/card-set.ts';
export type { CardSet } from './rulesets/gate-ruler/cards/catalogue.ts';
export type { Deck } from './rulesets/gate-ruler/cards/decks/deck.ts';
export type { GameView as GateRulerView } from './rulesets/gate-ruler/seen/view.ts';
export type { CardDefinition } from './rulesets/gate-ruler/values/card.ts';
export type { GateRulerOption } from './rulesets/gate-ruler/values/option.ts';
export type { Match, Pending, Refusal, RefusalCode, RuntimeName } from './runtime/match.ts';
export { agents, type OwnAgent, type Selfplay, selfplay } from './selfplay/selfplay.ts';
export type { Summary } from './selfplay/summary.ts';
