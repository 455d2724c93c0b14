export type { Asked, MatchAgent } from './agents/agent.ts';
export type { Budget } from './agents/budget.ts';
export type { Chance } from './agents/chance.ts';
export type { Decision, Option, Player } from './kernel/decision.ts';
export { GatechartError } from './kernel/error.ts';
export type { RatedOption } from './kernel/faces/rating.ts';
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
export {
  type CardDefinition,
  type CardSet,
  checkSet,
  type Deck,
  excessDamage,
  faultText,
  type GateRulerOption,
  type GateRulerView,
  gateRuler,
  readSet,
  type SetFault,
  type WaitingZoneOption,
  type WaitingZoneView,
  waitingZone,
} from './registry.ts';
export type { Match, Pending, Refusal, RefusalCode, RuntimeName } from './runtime/match.ts';
export { agents, type OwnAgent, type Selfplay, selfplay } from './selfplay/selfplay.ts';
export type { Summary } from './selfplay/summary.ts';
