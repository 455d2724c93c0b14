import { match } from '../../../machines/waiting-zone/match.ts';
import { defineRuleset } from '../../core/define-ruleset.ts';
import { editionsOf, type MatchSetup, type Ruleset } from '../../core/ruleset.ts';
import { renderWaitingZoneBoard } from './adapters/board.ts';
import { waitingZoneBoardText } from './adapters/board-text.ts';
import { waitingZoneCardDetails } from './adapters/card-details.ts';
import { waitingZoneCollection, waitingZoneSets } from './adapters/collection.ts';
import { waitingZoneGenerator } from './adapters/generators.ts';
import { rateWaitingZone, waitingZoneHeuristic } from './adapters/heuristic.ts';
import { waitingZoneAutoPass, waitingZoneCardHelp, waitingZoneCardNames } from './adapters/hints.ts';
import { checkInvariants, rerandomizeHiddenCards } from './adapters/invariants.ts';
import net from './adapters/net.json' with { type: 'json' };
import { waitingZoneFeatures } from './adapters/net-features.ts';
import { waitingZoneActionIndex, waitingZoneObservation } from './adapters/observation.ts';
import { cardDrawn, cardUsed, waitingZoneEventRelevance } from './adapters/player-events.ts';
import { waitingZoneContracts } from './adapters/processes.ts';
import { waitingZoneSymmetry } from './adapters/symmetry.ts';
import { builtInCatalogue, type Catalogue } from './cards/catalogue.ts';
import { decisions } from './decisions/decisions.ts';
import { explainIllegal } from './decisions/illegal-reasons.ts';
import { refusedOptions } from './decisions/refused-options.ts';
import { clauses, waitingZoneBook } from './rulebook/clauses.ts';
import { newGame } from './rules/new-game.ts';
import { concede } from './rules/turn.ts';
import { scenario } from './scenario/scenario.ts';
import type { Game } from './state/game.ts';
import { DEFAULT_EDITION, editionIds } from './state/interpretations.ts';
import type { WaitingZoneOption } from './state/option.ts';
import { guardTexts } from './text/guard-texts.ts';
import { japaneseCharts } from './text/japanese-charts.ts';
import { annotation, headline, narrate } from './text/narration.ts';
import { waitingZoneBoardChanges } from './views/board-changes.ts';
import { determinize } from './views/determinization.ts';
import { type GameView, present, view } from './views/player-view.ts';

/** What of the ruleset depends on the cards and decks there are. */
const withCards = (catalogue: Catalogue) => {
  const { cards, decks } = catalogue;
  return {
    newGame: (setup: MatchSetup) => newGame(setup, catalogue),
    decks: [...decks.keys()],
    hints: {
      textView: waitingZoneBoardText(cards),
      passRules: waitingZoneAutoPass,
      eventRelevance: waitingZoneEventRelevance,
      cardDetails: waitingZoneCardHelp(cards),
      cardNames: waitingZoneCardNames(cards),
    },
    rating: rateWaitingZone(cards),
    observationEncoder: { actions: waitingZoneActionIndex(cards), ...waitingZoneObservation(cards) },
    featureEncoder: waitingZoneFeatures(cards),
    earlierFeatureEncoders: [waitingZoneFeatures(cards, 1)],
    matchGenerator: waitingZoneGenerator(catalogue),
    collection: waitingZoneCollection(catalogue),
  } satisfies Partial<Ruleset<Game, WaitingZoneOption, GameView>>;
};

/** The game played with the cards and decks of a catalogue. */
const playedWith = (catalogue: Catalogue): Ruleset<Game, WaitingZoneOption, GameView> => ({
  ...waitingZone,
  ...withCards(catalogue),
});

/** A game whose unresolved objects wait in one zone. A house profile supplies the procedure around it. */
export const waitingZone = defineRuleset({
  id: 'waiting-zone',
  version: 6,
  plays: 'matches',
  editions: editionsOf(editionIds, match),
  defaultEdition: DEFAULT_EDITION,
  clauses,
  ...withCards(builtInCatalogue),
  decisions,
  present,
  view,
  determinize,
  narrate,
  headline,
  annotation,
  cardUsed,
  cardDrawn,
  checkInvariants,
  concede,
  maxQuestions: 2000,
  recordedEvents: { chance: ['shuffled', 'firstPlayer'], checkpoints: ['turnBegan'] },
  scenario,
  explainIllegal,
  refusedOptions,
  contracts: waitingZoneContracts,
  rulebook: waitingZoneBook,
  chartNames: { ja: japaneseCharts },
  guardTexts,
  evaluation: waitingZoneHeuristic,
  net,
  renderBoard: renderWaitingZoneBoard,
  boardChanges: waitingZoneBoardChanges,
  cardDetails: waitingZoneCardDetails,
  rerandomizeHidden: rerandomizeHiddenCards,
  symmetry: waitingZoneSymmetry,
  sets: waitingZoneSets(playedWith),
});
