import { editions } from '../../../machines/gate-ruler/editions.ts';
import type { Learning } from '../../core/adapters/learning.ts';
import { defineRuleset, type Ruleset } from '../../core/ruleset-2.ts';
import { decisions } from './decisions/decisions.ts';
import { whyNot } from './decisions/why-not.ts';
import { builtIn, type Catalogue } from './cards/catalogue-2.ts';
import { decks } from './cards/index.ts';
import { clauses } from './rulebook/clauses.ts';
import { scenario } from './scenario/scenario-2.ts';
import { gateRulerArena } from './adapters/generators.ts';
import { cardDrawn } from './adapters/card-drawn.ts';
import { gateRulerSets } from './adapters/card-sets-2.ts';
import { gateRulerSheet } from './adapters/card-sheet.ts';
import { cardUsed } from './adapters/card-usage.ts';
import { gateRulerCollection } from './adapters/collection-2.ts';
import { gateRulerContracts } from './adapters/contracts.ts';
import { drawGateRuler } from './adapters/board.ts';
import { gateRulerEvaluation } from './adapters/heuristic.ts';
import { gateRulerFeatures } from './adapters/features-2.ts';
import { breaches } from './adapters/invariants.ts';
import { penetrateLaw } from './adapters/penetrate.ts';
import { gateRulerObservation } from './adapters/observation.ts';
import { gateRulerSlots } from './adapters/slots.ts';
import net from './adapters/net.json' with { type: 'json' };
import { otherGateRuler } from './adapters/other-world.ts';
import { gateRulerCardSheet } from './adapters/card-sheet-2.ts';
import { gateRulerCourse } from './adapters/course.ts';
import { gateRulerCardNames, gateRulerDoubt } from './adapters/option-cards.ts';
import { gateRulerPicture } from './adapters/picture.ts';
import { gateRulerWatch } from './adapters/watch.ts';
import { rateGateRuler } from './adapters/rate.ts';
import { gateRulerBook } from './rulebook/rule-book.ts';
import { rulerDamageBench } from './adapters/ruler-damage-bench.ts';
import { newGame } from './rules/ch05-preparation/new-game.ts';
import { concede } from './rules/ch12-rule-effects/rule-effects-2.ts';
import { present } from './views/player-view.ts';
import { sampler } from './views/sample.ts';
import { seenKey } from './views/information-state.ts';
import { type GameView, glance, view } from './views/view.ts';
import { aside } from './text/aside.ts';
import { headline } from './text/headlines.ts';
import { narrate } from './text/narration.ts';
import type { Game } from './state/game.ts';
import type { GateRulerOption } from './state/option.ts';

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
