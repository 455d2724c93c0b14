export type { Asked, MatchAgent } from './agents/agent.ts';
export type { Budget } from './agents/budget.ts';
export type { Chance } from './agents/chance.ts';
export type { Finding } from './judge/finding.ts';
export type { Ruling } from './judge/judge.ts';
export type { Why } from './judge/why.ts';
export type { Clause } from './kernel/clause.ts';
export type { Decision, Option, Player } from './kernel/decision.ts';
export { GatechartError } from './kernel/error.ts';
export type { RatedOption } from './kernel/faces/rating.ts';
export type { Baton, Fact, Result } from './kernel/fact.ts';
export type { Frame, Position } from './kernel/position.ts';
export type { MatchSetup, Ruleset } from './kernel/ruleset.ts';
export type { Step } from './kernel/step.ts';
export type { WhyNot } from './kernel/why-not.ts';
export { type JudgeScenario, judge, type ResumeOptions, resume, why } from './library/judging.ts';
export {
  type NewRecord,
  type Recording,
  type Replayed,
  type ReplayRecord,
  record,
  replay,
  type VerifyRecord,
  verify,
} from './library/recording.ts';
export type { ScenarioOptions, ScenarioSource, ScenarioValue } from './library/wanted.ts';
export {
  answer,
  concede,
  type EditionOf,
  fork,
  type MatchIn,
  type NewMatch,
  newMatch,
  pending,
  type RulesetId,
  type RunOptions,
  view,
} from './library.ts';
export type { Mismatch } from './record/replay.ts';
export type { Verified } from './record/verify.ts';
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
} from './registered.ts';
export type { Match, Pending, Refusal, RefusalCode, RuntimeName } from './runtime/match.ts';
export { agents, type OwnAgent, type Selfplay, selfplay } from './selfplay/selfplay.ts';
export type { Summary } from './selfplay/summary.ts';
