import { editions } from '../../../machines/gate-ruler/editions.ts';
import type { Learning } from '../../kernel/faces/learning/learning.ts';
import { defineRuleset, type Ruleset } from '../../kernel/ruleset.ts';
import { decisions } from './asking/decisions.ts';
import { whyNot } from './asking/why-not/why-not.ts';
import { builtIn, type Catalogue } from './cards/catalogue.ts';
import { decks } from './cards/decks/index.ts';
import { clauses } from './clauses/index.ts';
import { scenario } from './described/scenario.ts';
import { gateRulerArena } from './faces/arena.ts';
import { cardDrawn } from './faces/card-drawn.ts';
import { gateRulerSets } from './faces/card-sets.ts';
import { gateRulerSheet } from './faces/card-sheet.ts';
import { cardUsed } from './faces/card-used.ts';
import { gateRulerCollection } from './faces/collection.ts';
import { gateRulerContracts } from './faces/contracts.ts';
import { drawGateRuler } from './faces/drawing.ts';
import { gateRulerEvaluation } from './faces/evaluation.ts';
import { gateRulerFeatures } from './faces/features/features.ts';
import { breaches } from './faces/invariants.ts';
import { penetrateLaw } from './faces/laws/penetrate.ts';
import { gateRulerObservation } from './faces/learning/observation.ts';
import { gateRulerSlots } from './faces/learning/slots.ts';
import net from './faces/net.json' with { type: 'json' };
import { otherGateRuler } from './faces/other-world.ts';
import { gateRulerCardSheet } from './faces/person/card-sheet.ts';
import { gateRulerCourse } from './faces/person/course.ts';
import { gateRulerCardNames, gateRulerDoubt } from './faces/person/option-cards.ts';
import { gateRulerPicture } from './faces/person/picture.ts';
import { gateRulerWatch } from './faces/person/watch.ts';
import { rateGateRuler } from './faces/rating/rate.ts';
import { gateRulerBook } from './faces/rule-book.ts';
import { rulerDamageBench } from './faces/ruler-damage-bench.ts';
import { newGame } from './rules/ch05-preparation/new-game.ts';
import { concede } from './rules/ch12-rule-effects/rule-effects.ts';
import { present } from './seen/presentation.ts';
import { sampler } from './seen/sample.ts';
import { seenKey } from './seen/seen-key.ts';
import { type GameView, glance, view } from './seen/view.ts';
import { aside } from './told/aside.ts';
import { headline } from './told/headlines.ts';
import { narrate } from './told/narrate.ts';
import type { Game } from './values/game.ts';
import type { GateRulerOption } from './values/option.ts';

const learningWith = (catalogue: Catalogue): Learning<GameView> => ({
  slots: gateRulerSlots(catalogue),
  ...gateRulerObservation(catalogue),
});

/** Gate Ruler played with the cards and decks of a catalogue. */
const playedWith = (catalogue: Catalogue): Ruleset<Game, GateRulerOption, GameView> => ({
  ...gateRuler,
  newGame: (setup) => newGame(setup, catalogue),
  decks: [...catalogue.decks.keys()],
  learning: learningWith(catalogue),
  features: gateRulerFeatures(catalogue),
  arena: gateRulerArena(catalogue),
  collection: gateRulerCollection(catalogue),
});

/** The two-player game Gate Ruler. */
export const gateRuler = defineRuleset({
  id: 'gate-ruler',
  version: 4,
  plays: 'matches',
  editions,
  defaultEdition: '2021-03',
  clauses,
  newGame,
  decisions,
  present,
  view,
  glance,
  seenKey,
  sampler,
  narrate,
  headline,
  aside,
  cardUsed,
  cardDrawn,
  breaches,
  concede,
  decks: [...decks.keys()],
  mostQuestions: 2000,
  recorded: { chance: ['shuffled', 'firstPlayer'], checkpoints: ['turnBegan'] },
  scenario,
  whyNot,
  contracts: gateRulerContracts,
  book: gateRulerBook,
  person: {
    picture: gateRulerPicture,
    course: gateRulerCourse,
    watch: gateRulerWatch,
    cardSheet: gateRulerCardSheet,
    cardNames: gateRulerCardNames,
    doubt: gateRulerDoubt,
  },
  rating: rateGateRuler,
  evaluation: gateRulerEvaluation,
  learning: learningWith(builtIn),
  features: gateRulerFeatures(builtIn),
  net,
  draw: drawGateRuler,
  sheet: gateRulerSheet,
  arena: gateRulerArena(builtIn),
  otherWorld: otherGateRuler,
  laws: [penetrateLaw],
  collection: gateRulerCollection(builtIn),
  sets: gateRulerSets(playedWith),
  steps: [rulerDamageBench],
});
