import { editions } from '../../../machines/gate-ruler/editions.ts';
import type { ObservationEncoder } from '../../core/adapters/learning.ts';
import { defineRuleset, type Ruleset } from '../../core/ruleset-2.ts';
import { decisions } from './decisions/decisions.ts';
import { explainIllegal } from './decisions/why-not.ts';
import { builtInCatalogue, type Catalogue } from './cards/catalogue-2.ts';
import { decks } from './cards/index.ts';
import { clauses } from './rulebook/clauses.ts';
import { scenario } from './scenario/scenario-2.ts';
import { gateRulerGenerators } from './adapters/generators.ts';
import { cardDrawn } from './adapters/card-drawn.ts';
import { gateRulerSets } from './adapters/card-sets-2.ts';
import { gateRulerCardDetails } from './adapters/card-sheet.ts';
import { cardUsed } from './adapters/card-usage.ts';
import { gateRulerCollection } from './adapters/collection-2.ts';
import { gateRulerContracts } from './adapters/contracts.ts';
import { renderGateRuler } from './adapters/board.ts';
import { gateRulerHeuristic } from './adapters/heuristic.ts';
import { gateRulerFeatures } from './adapters/features-2.ts';
import { checkInvariants } from './adapters/invariants.ts';
import { penetrateInvariant } from './adapters/penetrate.ts';
import { gateRulerObservation } from './adapters/observation.ts';
import { gateRulerActions } from './adapters/slots.ts';
import net from './adapters/net.json' with { type: 'json' };
import { rerandomizeHidden } from './adapters/other-world.ts';
import { gateRulerCardLines } from './adapters/card-sheet-2.ts';
import { gateRulerAutoPass } from './adapters/course.ts';
import { gateRulerCardNames, gateRulerOptionWarning } from './adapters/option-cards.ts';
import { gateRulerBoardText } from './adapters/picture.ts';
import { gateRulerEventRelevance } from './adapters/watch.ts';
import { rateGateRuler } from './adapters/rate.ts';
import { gateRulerRulebook } from './rulebook/rule-book.ts';
import { rulerDamageBench } from './adapters/ruler-damage-bench.ts';
import { newGame } from './rules/ch05-preparation/new-game.ts';
import { concede } from './rules/ch12-rule-effects/rule-effects-2.ts';
import { present } from './views/player-view.ts';
import { determinize } from './views/sample.ts';
import { informationStateKey } from './views/information-state.ts';
import { type GameView, lazyView, view } from './views/view.ts';
import { annotation } from './text/aside.ts';
import { headline } from './text/headlines.ts';
import { narrate } from './text/narration.ts';
import type { Game } from './state/game.ts';
import type { GateRulerOption } from './state/option.ts';

const learningWith = (catalogue: Catalogue): ObservationEncoder<GameView> => ({
  actions: gateRulerActions(catalogue),
  ...gateRulerObservation(catalogue),
});

/** Gate Ruler played with the cards and decks of a catalogue. */
const playedWith = (catalogue: Catalogue): Ruleset<Game, GateRulerOption, GameView> => ({
  ...gateRuler,
  newGame: (setup) => newGame(setup, catalogue),
  decks: [...catalogue.decks.keys()],
  observationEncoder: learningWith(catalogue),
  featureEncoder: gateRulerFeatures(catalogue),
  matchGenerator: gateRulerGenerators(catalogue),
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
  lazyView,
  informationStateKey,
  determinize,
  narrate,
  headline,
  annotation,
  cardUsed,
  cardDrawn,
  checkInvariants,
  concede,
  decks: [...decks.keys()],
  maxQuestions: 2000,
  recordedEvents: { chance: ['shuffled', 'firstPlayer'], checkpoints: ['turnBegan'] },
  scenario,
  explainIllegal,
  contracts: gateRulerContracts,
  rulebook: gateRulerRulebook,
  hints: {
    textView: gateRulerBoardText,
    passRules: gateRulerAutoPass,
    eventRelevance: gateRulerEventRelevance,
    cardDetails: gateRulerCardLines,
    cardNames: gateRulerCardNames,
    warning: gateRulerOptionWarning,
  },
  rating: rateGateRuler,
  evaluation: gateRulerHeuristic,
  observationEncoder: learningWith(builtInCatalogue),
  featureEncoder: gateRulerFeatures(builtInCatalogue),
  net,
  renderBoard: renderGateRuler,
  cardDetails: gateRulerCardDetails,
  matchGenerator: gateRulerGenerators(builtInCatalogue),
  rerandomizeHidden: rerandomizeHidden,
  traceInvariants: [penetrateInvariant],
  collection: gateRulerCollection(builtInCatalogue),
  sets: gateRulerSets(playedWith),
  microBenchmarks: [rulerDamageBench],
});
