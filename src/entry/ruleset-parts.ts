export { definitionFinder } from '../kernel/definitions.ts';
export type { Arena, DeckList, Start, StartOf, Wanted } from '../kernel/faces/arena/arena.ts';
export { type DeckRules, drawDeck, simplerDecks, swarmOf } from '../kernel/faces/arena/random-deck.ts';
export { simplerJson } from '../kernel/faces/arena/simpler-json.ts';
export {
  type CardSet,
  type CardSets,
  type CheckedSet,
  faultText,
  type SetFault,
} from '../kernel/faces/card-sets.ts';
export { chancesOf } from '../kernel/faces/chances.ts';
export type { Draw, Meter, Names, ZoneLook, ZonePicture } from '../kernel/faces/drawing.ts';
export { atTurnEnd } from '../kernel/faces/evaluation.ts';
export { type Field, type FieldOf, type Layout, layoutOf } from '../kernel/faces/learning/layout.ts';
export type { Learning } from '../kernel/faces/learning/learning.ts';
export { type SlotTable, slotTable } from '../kernel/faces/learning/slots.ts';
export type { MicroBench } from '../kernel/faces/micro-bench.ts';
export { cardCalled, type Printed } from '../kernel/faces/person/card-called.ts';
export type { Course, Moment, PassUntil } from '../kernel/faces/person/course.ts';
export type { Person } from '../kernel/faces/person/person.ts';
export { heldTogether, type Picture, type PictureIn } from '../kernel/faces/person/picture.ts';
export type { Watch } from '../kernel/faces/person/watch.ts';
export { ratedOptions } from '../kernel/faces/rating.ts';
export { EVEN, resultValue, type Value, valueFor } from '../kernel/faces/value.ts';
export { clausesOf } from '../kernel/fact.ts';
export { type FactList, followedBy } from '../kernel/fact-list.ts';
export { type FactParts, partNames } from '../kernel/fact-parts.ts';
export type { Headlines } from '../kernel/headline.ts';
export { type HiddenCard, type Imagined, imagining, type Unknown } from '../kernel/imagining.ts';
export type { World } from '../kernel/question.ts';
export type { Ask, RecordedFacts } from '../kernel/ruleset.ts';
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
export { allHold, firstUnmet, type Requirement, reasonLine } from '../kernel/why-not.ts';
