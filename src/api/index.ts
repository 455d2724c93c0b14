export type { Agent, Budget, Chance, DecisionRequest } from '../agents/agent.ts';
export { agents } from '../agents/create-agent.ts';
export type { RatedOption } from '../core/adapters/heuristic.ts';
export type { Decision, Option, Player } from '../core/decision.ts';
export { GatechartError, SeveralErrors } from '../core/errors.ts';
export type { Frame, GameEvent, GameState, Position, Result } from '../core/game-state.ts';
export type { IllegalReason } from '../core/illegal-reasons.ts';
export type { Clause } from '../core/rulebook.ts';
export type { MatchSetup, Ruleset } from '../core/ruleset.ts';
export type { Step } from '../core/trace.ts';
export type { Mismatch } from '../replay/replay.ts';
export type { Verified } from '../replay/verify.ts';
export type { Match, Pending, Rejection, RejectionCode, RuntimeName } from '../runtime/match.ts';
export type { Finding, Ruling } from '../scenarios/judge.ts';
export type { Why } from '../scenarios/why.ts';
export {
  answer,
  concede,
  type EditionOf,
  type EventOf,
  fork,
  type MatchIn,
  type NewMatch,
  newMatch,
  pending,
  question,
  type RunOptions,
  view,
} from './match.ts';
export {
  type NewRecord,
  type Recording,
  type Replayed,
  type ReplayRecord,
  record,
  replay,
  type VerifyRecord,
  verify,
} from './record.ts';
export type { ScenarioOptions, ScenarioSource, ScenarioValue } from './scenario.ts';
export { type JudgeScenario, judge, type ResumeOptions, resume, why } from './scenario.ts';
