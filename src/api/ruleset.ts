export { assign, setup } from 'xstate';
export { z } from 'zod';
export type { Chance } from '../core/chance.ts';
export { does, given, held, isOver, take, theGame } from '../core/charts.ts';
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
export type { Arena, DeckList, Start, StartOf, Wanted } from '../core/adapters/generators.ts';
export { type DeckRules, drawDeck, simplerDecks, swarmOf } from '../core/adapters/random-deck.ts';
export { simplerJson } from '../core/adapters/simpler-json.ts';
export type { CardChange, ChangedNumber, ChangedSet } from '../core/cards/card-sets.ts';
export {
  type CardSet,
  type CardSets,
  type CheckedSet,
  faultText,
  type SetFault,
} from '../core/cards/card-sets-2.ts';
export type { CardSheet, SheetChange, SheetNumber } from '../core/adapters/card-sheet.ts';
export { chancesOf } from '../core/adapters/chances.ts';
export { type Contracts, contract } from '../core/contract.ts';
export type {
  CardPicture,
  Draw,
  ItemPicture,
  Meter,
  Names,
  SidePicture,
  TablePicture,
  Viewer,
  ZoneLook,
  ZonePicture,
} from '../core/adapters/board-view.ts';
export { atTurnEnd, type Evaluation } from '../core/adapters/evaluation.ts';
export type { Law } from '../core/law.ts';
export {
  type FeatureOf,
  type Features,
  numbers,
  type Reading,
  readingOf,
  tally,
} from '../core/adapters/feature-encoder.ts';
export type { Field, FieldOf, Layout } from '../core/adapters/observation-encoder.ts';
export type { Learning } from '../core/adapters/learning.ts';
export {
  dense,
  type Observation,
  observing,
  type TallyOf,
} from '../core/adapters/observation.ts';
export { type SlotTable, slotTable } from '../core/adapters/slots.ts';
export type { MicroBench } from '../core/ruleset.ts';
export { cardCalled, type Printed } from '../core/adapters/card-called.ts';
export type { Course, Moment, PassUntil } from '../core/adapters/hints.ts';
export type { Person } from '../core/adapters/person.ts';
export { heldTogether, type Picture, type PictureIn } from '../core/adapters/picture.ts';
export type { Watch } from '../core/adapters/watch.ts';
export { type Rate, type RatedOption, type Rating, ratedOptions } from '../core/adapters/heuristic.ts';
export { type Chapter, chapter, type RuleBook } from '../core/rule-book.ts';
export { EVEN, resultValue, type Value, valueFor } from '../core/adapters/value.ts';
export {
  type Baton,
  clausesOf,
  type Fact,
  type FactIn,
  type FactOf,
  heard,
  type Result,
  report,
} from '../core/fact.ts';
export { type FactList, followedBy } from '../core/game-state.ts';
export { type FactParts, partNames } from '../core/fact-parts.ts';
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
export { type HiddenCard, type Imagined, imagining, type Unknown } from '../core/adapters/determinization.ts';
export type { InLanguages, Language } from '../core/narration.ts';
export { newBaton } from '../core/new-baton.ts';
export { mismatches, plainScenarios } from '../core/adapters/plain-scenarios.ts';
export type { Frame, Position } from '../core/position.ts';
export type { AnswerEvent, Process, ProcessMeta, ProcessTypes } from '../core/rule-machine.ts';
export type { Question, World } from '../core/question.ts';
export { drawnBy, lostBy } from '../core/result.ts';
export { drawInt, type RngState, rngStream, shuffle } from '../core/random.ts';
export {
  type Ask,
  defineRuleset,
  type MatchSetup,
  type PlayersCard,
  type RecordedFacts,
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
  type CardNouns,
  cardName,
  namerOf,
  narrateWith,
  playerNames,
  sentence,
  type Telling,
  type Tongue,
} from '../core/telling.ts';
export {
  allHold,
  firstUnmet,
  type Requirement,
  reasonIn,
  reasonLine,
  type WhyNot,
  whyNotOf,
} from '../core/illegal-reasons.ts';
