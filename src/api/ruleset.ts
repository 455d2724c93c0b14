export { assign, setup } from 'xstate';
export { z } from 'zod';
export type { Chance } from '../core/chance.ts';
export { applyRule, outputGuard, stateGuard, isOver, acceptOutput, passState } from '../core/charts.ts';
export type { Certainty, Clause, ClauseKind, ClauseRegistry } from '../core/rulebook.ts';
export {
  canonicalOptions,
  type Decision,
  type Option,
  opponentOf,
  PLAYERS,
  type Player,
} from '../core/decision.ts';
export { definitionFinder } from '../core/definitions.ts';
export { GatechartError } from '../core/errors.ts';
export type { MatchGenerator, DeckList, Start, StartOf, CardWeight } from '../core/adapters/generators.ts';
export { type DeckRules, randomDeck, shrinkDecks, swarmSubset } from '../core/adapters/random-deck.ts';
export { shrinkJson } from '../core/adapters/simpler-json.ts';
export type { CardChange, ChangedNumber, ChangedSet } from '../core/cards/card-sets.ts';
export {
  type CardSet,
  type CardSets,
  type CheckedSet,
  faultText,
  type SetFault,
} from '../core/cards/card-sets-2.ts';
export type { CardDetails, NumberChange, CardNumber } from '../core/adapters/card-sheet.ts';
export { winProbability } from '../core/adapters/chances.ts';
export { type Contracts, contract } from '../core/contract.ts';
export type {
  BoardCard,
  RenderBoard,
  BoardItem,
  PlayerMeter,
  LocalizedName,
  BoardSide,
  BoardView,
  Viewer,
  ZoneLook,
  BoardZone,
} from '../core/adapters/board-view.ts';
export { atTurnEnd, type Evaluation } from '../core/adapters/evaluation.ts';
export type { TraceInvariant } from '../core/law.ts';
export {
  type FeatureOf,
  type FeatureEncoder,
  numbers,
  type Encoder,
  encoderOf,
  tally,
} from '../core/adapters/feature-encoder.ts';
export type { Field, FieldOf, Layout } from '../core/adapters/observation-encoder.ts';
export type { ObservationEncoder } from '../core/adapters/learning.ts';
export {
  toDense,
  type Observation,
  createObserver,
  type TallyOf,
} from '../core/adapters/observation.ts';
export { type ActionTable, actionTable } from '../core/adapters/slots.ts';
export type { MicroBenchmark } from '../core/ruleset.ts';
export { findCard, type NamedCard } from '../core/adapters/card-called.ts';
export type { PassRules, PassMoment, PassUntil } from '../core/adapters/hints.ts';
export type { Hints } from '../core/adapters/person.ts';
export { nonBreaking, type TextView, type TextViewIn } from '../core/adapters/picture.ts';
export type { EventRelevance } from '../core/adapters/watch.ts';
export { type Heuristic, type RatedOption, type Rating, rateOptions } from '../core/adapters/heuristic.ts';
export { type Chapter, chapter, type RuleBook } from '../core/rule-book.ts';
export { EVEN, resultValue, type Value, valueFor } from '../core/adapters/value.ts';
export {
  type GameState,
  clausesOf,
  type GameEvent,
  type EventIn,
  type EventOf,
  clearEvents,
  type Result,
  appendEvent,
} from '../core/fact.ts';
export { type EventList, withEvent } from '../core/game-state.ts';
export { type EventFields, eventFieldNames } from '../core/fact-parts.ts';
export {
  DETAIL,
  HARM,
  type Headline,
  type Headlines,
  headlineFrom,
  IDLE,
  OUTCOME,
  PLAIN,
} from '../core/headline.ts';
export { type HiddenCard, type Determinization, determinizationsOf, type HiddenInformation } from '../core/adapters/determinization.ts';
export type { LocalizedText, Language } from '../core/narration.ts';
export { newGameState } from '../core/new-baton.ts';
export { findMismatches, simpleScenarioRules } from '../core/adapters/plain-scenarios.ts';
export type { Frame, Position } from '../core/position.ts';
export type { AnswerEvent, Process, ProcessMeta, ProcessTypes } from '../core/rule-machine.ts';
export type { Question, DeterminizedMatch } from '../core/question.ts';
export { drawnBy, lostBy } from '../core/result.ts';
export { drawInt, type RngState, rngStream, shuffle } from '../core/random.ts';
export {
  type DecisionBuilder,
  defineRuleset,
  type MatchSetup,
  type PlayersCard,
  type RecordedEvents,
  type Ruleset,
} from '../core/ruleset-2.ts';
export {
  type Activity,
  type Mismatch,
  type Passage,
  type Path,
  ScenarioFault,
  type ScenarioRules,
  type ScenarioSetting,
} from '../core/adapters/scenario.ts';
export type { OnStep, Step } from '../core/trace.ts';
export {
  type CardLabels,
  cardName,
  namerOf,
  createNarrator,
  playerNames,
  capitalize,
  type Narration,
  type Locale,
} from '../core/telling.ts';
export {
  allHold,
  firstFailure,
  type Precondition,
  reasonIn,
  reasonLine,
  type IllegalReason,
  illegalReason,
} from '../core/illegal-reasons.ts';
