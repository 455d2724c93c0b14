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
export { definitionFinder } from '../kernel/definitions.ts';
export { GatechartError } from '../kernel/error.ts';
export type { Arena, DeckList, Start, StartOf, Wanted } from '../kernel/faces/arena/arena.ts';
export { type DeckRules, drawDeck, simplerDecks, swarmOf } from '../kernel/faces/arena/random-deck.ts';
export { simplerJson } from '../kernel/faces/arena/simpler-json.ts';
export type { CardChange, ChangedNumber, ChangedSet } from '../kernel/faces/card-change.ts';
export {
  type CardSet,
  type CardSets,
  type CheckedSet,
  faultText,
  type SetFault,
} from '../kernel/faces/card-sets.ts';
export type { CardSheet, SheetChange, SheetNumber } from '../kernel/faces/card-sheet.ts';
export { chancesOf } from '../kernel/faces/chances.ts';
export { type Contracts, contract } from '../kernel/faces/contract.ts';
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
} from '../kernel/faces/drawing.ts';
export { atTurnEnd, type Evaluation } from '../kernel/faces/evaluation.ts';
export type { Law } from '../kernel/faces/law.ts';
export {
  type FeatureOf,
  type Features,
  numbers,
  type Reading,
  readingOf,
  tally,
} from '../kernel/faces/learning/features.ts';
export type { Field, FieldOf, Layout } from '../kernel/faces/learning/layout.ts';
export type { Learning } from '../kernel/faces/learning/learning.ts';
export {
  dense,
  type Observation,
  observing,
  type TallyOf,
} from '../kernel/faces/learning/observation.ts';
export { type SlotTable, slotTable } from '../kernel/faces/learning/slots.ts';
export type { MicroBench } from '../kernel/faces/micro-bench.ts';
export { cardCalled, type Printed } from '../kernel/faces/person/card-called.ts';
export type { Course, Moment, PassUntil } from '../kernel/faces/person/course.ts';
export type { Person } from '../kernel/faces/person/person.ts';
export { heldTogether, type Picture, type PictureIn } from '../kernel/faces/person/picture.ts';
export type { Watch } from '../kernel/faces/person/watch.ts';
export { type Rate, type RatedOption, type Rating, ratedOptions } from '../kernel/faces/rating.ts';
export { type Chapter, chapter, type RuleBook } from '../kernel/faces/rule-book.ts';
export { EVEN, resultValue, type Value, valueFor } from '../kernel/faces/value.ts';
export {
  type Baton,
  clausesOf,
  type Fact,
  type FactIn,
  type FactOf,
  heard,
  type Result,
  report,
} from '../kernel/fact.ts';
export { type FactList, followedBy } from '../kernel/fact-list.ts';
export { type FactParts, partNames } from '../kernel/fact-parts.ts';
export {
  DETAIL,
  HARM,
  type Headline,
  type Headlines,
  headlineFrom,
  IDLE,
  OUTCOME,
  PLAIN,
} from '../kernel/headline.ts';
export { type HiddenCard, type Imagined, imagining, type Unknown } from '../kernel/imagining.ts';
export type { InLanguages, Language } from '../kernel/language.ts';
export { newBaton } from '../kernel/new-baton.ts';
export { mismatches, plainScenarios } from '../kernel/plain-scenarios.ts';
export type { Frame, Position } from '../kernel/position.ts';
export type { AnswerEvent, Process, ProcessMeta, ProcessTypes } from '../kernel/process.ts';
export type { Question, World } from '../kernel/question.ts';
export { drawnBy, lostBy } from '../kernel/result.ts';
export { drawInt, type RngState, rngStream, shuffle } from '../kernel/rng.ts';
export {
  type Ask,
  defineRuleset,
  type MatchSetup,
  type PlayersCard,
  type RecordedFacts,
  type Ruleset,
} from '../kernel/ruleset.ts';
export {
  type Activity,
  type Mismatch,
  type Passage,
  type Path,
  ScenarioFault,
  type ScenarioRules,
  type ScenarioSetting,
} from '../kernel/scenario.ts';
export type { OnStep, Step } from '../kernel/step.ts';
export {
  type CardNouns,
  cardName,
  namerOf,
  narrateWith,
  playerNames,
  sentence,
  type Telling,
  type Tongue,
} from '../kernel/telling.ts';
export {
  allHold,
  firstUnmet,
  type Requirement,
  reasonIn,
  reasonLine,
  type WhyNot,
  whyNotOf,
} from '../kernel/why-not.ts';
