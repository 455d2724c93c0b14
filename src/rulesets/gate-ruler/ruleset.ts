import { editions, processOf } from '../../../machines/gate-ruler/editions.ts';
import type { ObservationEncoder } from '../../core/adapters/observation-encoder.ts';
import { defineRuleset } from '../../core/define-ruleset.ts';
import type { Ruleset } from '../../core/ruleset.ts';
import { gateRulerActions } from './adapters/actions.ts';
import { gateRulerCardDetails, renderGateRuler } from './adapters/board.ts';
import { gateRulerBoardText } from './adapters/board-text.ts';
import { gateRulerSets } from './adapters/card-sets.ts';
import { cardDrawn, cardUsed } from './adapters/card-usage.ts';
import { gateRulerCollection } from './adapters/collection.ts';
import { gateRulerContracts } from './adapters/contracts.ts';
import { gateRulerFeatures } from './adapters/features.ts';
import { gateRulerGenerators, rerandomizeHidden } from './adapters/generators.ts';
import { gateRulerHeuristic, rateGateRuler } from './adapters/heuristic.ts';
import {
  gateRulerAutoPass,
  gateRulerCardLines,
  gateRulerCardNames,
  gateRulerEventRelevance,
  gateRulerOptionWarning,
} from './adapters/hints.ts';
import { checkInvariants, penetrateInvariant } from './adapters/invariants.ts';
import net from './adapters/net.json' with { type: 'json' };
import { gateRulerObservation } from './adapters/observation.ts';
import { rulerDamageBench } from './adapters/ruler-damage-bench.ts';
import { gateRulerSymmetry } from './adapters/symmetry.ts';
import { builtInCatalogue, type Catalogue } from './cards/catalogue.ts';
import { decks } from './cards/decks.ts';
import { decisions } from './decisions/decisions.ts';
import { explainIllegal } from './decisions/illegal-reasons.ts';
import { refusedOptions } from './decisions/refused-options.ts';
import { clauses, gateRulerRulebook } from './rulebook/clauses.ts';
import { newGame } from './rules/ch05-preparation/new-game.ts';
import { concede } from './rules/ch12-rule-effects/rule-effects.ts';
import { scenario } from './scenario/scenario.ts';
import type { Game } from './state/game.ts';
import type { GateRulerOption } from './state/option.ts';
import { guardTexts } from './text/guard-texts.ts';
import { japaneseCharts } from './text/japanese-charts.ts';
import { annotation, headline, narrate } from './text/narration.ts';
import { gateRulerBoardChanges } from './views/board-changes.ts';
import { determinize } from './views/determinization.ts';
import { informationStateKey } from './views/information-state.ts';
import { type GameView, lazyView, present, view } from './views/player-view.ts';

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
  earlierFeatureEncoders: [gateRulerFeatures(catalogue, 1)],
  matchGenerator: gateRulerGenerators(catalogue),
  collection: gateRulerCollection(catalogue),
});

/** The two-player game Gate Ruler. */
export const gateRuler = defineRuleset({
  id: 'gate-ruler',
  version: 10,
  plays: 'matches',
  editions,
  defaultEdition: '2021-03',
  processOf,
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
  refusedOptions,
  contracts: gateRulerContracts,
  rulebook: gateRulerRulebook,
  chartNames: { ja: japaneseCharts },
  guardTexts,
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
  earlierFeatureEncoders: [gateRulerFeatures(builtInCatalogue, 1)],
  net,
  renderBoard: renderGateRuler,
  boardChanges: gateRulerBoardChanges,
  cardDetails: gateRulerCardDetails,
  matchGenerator: gateRulerGenerators(builtInCatalogue),
  rerandomizeHidden: rerandomizeHidden,
  traceInvariants: [penetrateInvariant],
  symmetry: gateRulerSymmetry,
  collection: gateRulerCollection(builtInCatalogue),
  sets: gateRulerSets(playedWith),
  microBenchmarks: [rulerDamageBench],
});
