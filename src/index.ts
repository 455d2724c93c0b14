export type { Asked, MatchAgent } from './agents/agent.ts';
export type { Budget } from './agents/budget.ts';
export type { Chance } from './agents/chance.ts';
export type { RatedOption } from './agents/greedy/rating.ts';
export type { CardDefinition } from './gate-ruler/card.ts';
export { checkSet, faultText, readSet, type SetFault } from './gate-ruler/card-set.ts';
export type { CardSet } from './gate-ruler/catalogue.ts';
export type { Deck } from './gate-ruler/decks/deck.ts';
export type { GateRulerOption } from './gate-ruler/option.ts';
export type { GameView as GateRulerView } from './gate-ruler/view.ts';
export type { Decision, Option, Player } from './kernel/decision.ts';
export { GatechartError } from './kernel/error.ts';
export type { Baton, Fact, Result } from './kernel/fact.ts';
export type { Frame, Position } from './kernel/position.ts';
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
export type { Match, Pending, Refusal, RefusalCode, RuntimeName } from './runtime/match.ts';
export type { Step } from './runtime/step.ts';
export { agents, type OwnAgent, type Selfplay, selfplay } from './selfplay/selfplay.ts';
export type { Summary } from './selfplay/summary.ts';
