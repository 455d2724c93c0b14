export { assign, setup } from 'xstate';
export { z } from 'zod';
export type { Chance } from '../kernel/chance.ts';
export { does, given, held, isOver, take, theGame } from '../kernel/charts.ts';
export type { Certainty, Clause, ClauseKind, ClauseRegistry } from '../kernel/clause.ts';
export {
  canonicalOptions,
  type Decision,
  type Option,
  opponentOf,
  PLAYERS,
  type Player,
} from '../kernel/decision.ts';
export { GatechartError } from '../kernel/error.ts';
export { type Contracts, contract } from '../kernel/faces/contract.ts';
export type { CardPicture, ItemPicture, SidePicture, TablePicture, Viewer } from '../kernel/faces/drawing.ts';
export type { Evaluation } from '../kernel/faces/evaluation.ts';
export type { Law } from '../kernel/faces/law.ts';
export { type FieldOf, layoutOf } from '../kernel/faces/learning/layout.ts';
export type { Learning } from '../kernel/faces/learning/learning.ts';
export { slotTable } from '../kernel/faces/learning/slots.ts';
export type { Rate, RatedOption, Rating } from '../kernel/faces/rating.ts';
export {
  type Baton,
  type Fact,
  type FactIn,
  type FactOf,
  heard,
  type Result,
  report,
} from '../kernel/fact.ts';
export {
  DETAIL,
  HARM,
  type Headline,
  type Headlines,
  headlineFrom,
  OUTCOME,
  PLAIN,
} from '../kernel/headline.ts';
export type { Language } from '../kernel/language.ts';
export { newBaton } from '../kernel/new-baton.ts';
export { mismatches, plainScenarios } from '../kernel/plain-scenarios.ts';
export type { Frame, Position } from '../kernel/position.ts';
export type { AnswerEvent, Process, ProcessMeta, ProcessTypes } from '../kernel/process.ts';
export type { Question } from '../kernel/question.ts';
export { drawnBy, lostBy } from '../kernel/result.ts';
export { drawInt, type RngState, rngStream, shuffle } from '../kernel/rng.ts';
export { defineRuleset, type MatchSetup, type Ruleset } from '../kernel/ruleset.ts';
export {
  type Mismatch,
  type Passage,
  ScenarioFault,
  type ScenarioRules,
} from '../kernel/scenario.ts';
export { narrateWith, type Telling, type Tongue } from '../kernel/telling.ts';
export type { WhyNot } from '../kernel/why-not.ts';
export * from './ruleset-parts.ts';
