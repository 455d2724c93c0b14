export { assign, setup } from 'xstate';
export { z } from 'zod';
export { type ActionTable, actionTable } from '../core/adapters/action-table.ts';
export {
  type BoardChanges,
  type BoardEnd,
  type BoardLink,
  type BoardMove,
  type BoardPlaces,
  type BoardSpot,
  CardTracker,
  type ReadBoardChanges,
} from '../core/adapters/board-changes.ts';
export type {
  BoardCard,
  BoardItem,
  BoardKeyword,
  BoardNumber,
  BoardSide,
  BoardView,
  BoardZone,
  CardDetails,
  CardNumber,
  LocalizedName,
  NumberChange,
  PlayerMeter,
  RenderBoard,
  Viewer,
  ZoneLook,
} from '../core/adapters/board-view.ts';
export {
  type Determinization,
  determinizationsOf,
  type HiddenCard,
  type HiddenInformation,
} from '../core/adapters/determinization.ts';
export {
  type Encoder,
  encoderOf,
  type FeatureEncoder,
  type FeatureOf,
  numbers,
  tally,
} from '../core/adapters/feature-encoder.ts';
export type { CardWeight, DeckList, MatchGenerator, Start, StartOf } from '../core/adapters/generators.ts';
export {
  type DeckRules,
  randomDeck,
  shrinkDecks,
  shrinkJson,
  swarmSubset,
} from '../core/adapters/generators.ts';
export {
  atTurnEnd,
  EVEN,
  type Evaluation,
  type Heuristic,
  type RatedOption,
  type Rating,
  rateOptions,
  resultValue,
  type Value,
  valueFor,
  winProbability,
} from '../core/adapters/heuristic.ts';
export type { EventRelevance, Hints, PassMoment, PassRules, PassUntil } from '../core/adapters/hints.ts';
export {
  findCard,
  type NamedCard,
  nonBreaking,
  type TextView,
  type TextViewIn,
} from '../core/adapters/hints.ts';
export type { Field, FieldOf, Layout, ObservationEncoder } from '../core/adapters/observation-encoder.ts';
export {
  createObserver,
  type Observation,
  type TallyOf,
  toDense,
} from '../core/adapters/observation-encoder.ts';
export {
  type Activity,
  findMismatches,
  type Mismatch,
  type Passage,
  type Path,
  ScenarioFault,
  type ScenarioRules,
  type ScenarioSetting,
  simpleScenarioRules,
} from '../core/adapters/scenario.ts';
export type { CardChange, ChangedNumber, ChangedSet } from '../core/cards/card-sets.ts';
export {
  type CardSet,
  type CardSets,
  type CheckedSet,
  faultText,
  type SetFault,
} from '../core/cards/card-sets.ts';
export type { ChartNames, GuardText, GuardTexts, LocalizedChartNames } from '../core/chart-names.ts';
export {
  type AnswerEvent,
  canonicalOptions,
  type Decision,
  type MoveOf,
  type Option,
  opponentOf,
  PLAYERS,
  type Player,
} from '../core/decision.ts';
export { defineRuleset } from '../core/define-ruleset.ts';
export { GatechartError } from '../core/errors.ts';
export type { Frame, Position } from '../core/game-state.ts';
export {
  appendEvent,
  clausesOf,
  clearEvents,
  drawnBy,
  type EventFields,
  type EventIn,
  type EventList,
  type EventOf,
  eventFieldNames,
  type GameEvent,
  type GameState,
  lostBy,
  type Result,
  withEvent,
} from '../core/game-state.ts';
export { definitionFinder } from '../core/hot-path.ts';
export {
  allHold,
  firstFailure,
  type IllegalReason,
  illegalReason,
  type Precondition,
  reasonIn,
  reasonLine,
} from '../core/illegal-reasons.ts';
export type { Language, LocalizedText } from '../core/narration.ts';
export {
  type CardLabels,
  capitalize,
  cardName,
  createNarrator,
  DETAIL,
  HARM,
  type Headline,
  type Headlines,
  headlineFrom,
  IDLE,
  type Locale,
  type Narration,
  namerOf,
  OUTCOME,
  PLAIN,
  playerNames,
} from '../core/narration.ts';
export type { DeterminizedMatch, Question } from '../core/question.ts';
export type { Chance } from '../core/random.ts';
export { drawInt, type RngState, rngStream, shuffle } from '../core/random.ts';
export type { Process, ProcessMeta, ProcessTypes } from '../core/rule-machine.ts';
export {
  acceptOutput,
  applyRule,
  type Contracts,
  contract,
  fromInput,
  isOver,
  outputGuard,
  passState,
  stateGuard,
} from '../core/rule-machine.ts';
export type { Certainty, Clause, ClauseKind, ClauseRegistry } from '../core/rulebook.ts';
export { type Chapter, chapter, type EditionReadings, type RuleBook } from '../core/rulebook.ts';
export type { MicroBenchmark } from '../core/ruleset.ts';
export {
  type DecisionBuilder,
  type MatchSetup,
  newGameState,
  type PlayersCard,
  type RecordedEvents,
  type Ruleset,
} from '../core/ruleset.ts';
export type { OnStep, Step, TraceInvariant } from '../core/trace.ts';
