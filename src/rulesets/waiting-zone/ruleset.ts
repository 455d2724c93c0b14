import { match } from '../../../machines/waiting-zone/match.ts';
import { defineRuleset, editionsOf, type MatchSetup, type Ruleset } from '../../core/ruleset-2.ts';
import { decisions } from './decisions/decisions.ts';
import { explainIllegal } from './decisions/illegal-reasons.ts';
import { builtInCatalogue, type Catalogue } from './cards/catalogue-2.ts';
import { clauses } from './rulebook/clauses.ts';
import { scenario } from './scenario/scenario-2.ts';
import { waitingZoneGenerator } from './adapters/generators.ts';
import { cardDrawn } from './adapters/card-drawn.ts';
import { waitingZoneSets } from './adapters/card-sets.ts';
import { waitingZoneCardDetails } from './adapters/card-sheet.ts';
import { cardUsed } from './adapters/card-used.ts';
import { waitingZoneCollection } from './adapters/collection.ts';
import { waitingZoneContracts } from './adapters/processes.ts';
import { renderWaitingZoneBoard } from './adapters/board.ts';
import { waitingZoneHeuristic } from './adapters/heuristic.ts';
import { waitingZoneFeatures } from './adapters/features.ts';
import { checkInvariants } from './adapters/invariants.ts';
import { waitingZoneObservation } from './adapters/observation.ts';
import { waitingZoneActionIndex } from './adapters/slots.ts';
import net from './adapters/net.json' with { type: 'json' };
import { rerandomizeHiddenCards } from './adapters/other-world.ts';
import { waitingZoneCardHelp } from './adapters/card-sheet-2.ts';
import { waitingZoneAutoPass } from './adapters/course.ts';
import { waitingZoneCardNames } from './adapters/hints.ts';
import { waitingZoneBoardText } from './adapters/board-text.ts';
import { waitingZoneEventRelevance } from './adapters/player-events.ts';
import { rateWaitingZone } from './adapters/rate.ts';
import { waitingZoneBook } from './rulebook/rule-book.ts';
import { concede } from './rules/defeat.ts';
import { newGame } from './rules/new-game.ts';
import { present } from './views/player-view.ts';
import { determinize } from './views/determinization.ts';
import { type GameView, view } from './views/view.ts';
import { annotation } from './text/aside.ts';
import { headline } from './text/headlines.ts';
import { narrate } from './text/narration.ts';
import { DEFAULT_EDITION, editionIds } from './state/editions.ts';
import type { Game } from './state/game-2.ts';
import type { WaitingZoneOption } from './state/option.ts';

/** What of the ruleset depends on the cards and decks there are. */
const withCards = (catalogue: Catalogue) => {
  const { cards, decks } = catalogue;
  return {
    newGame: (setup: MatchSetup) => newGame(setup, catalogue),
    decks: [...decks.keys()],
    person: {
      picture: waitingZoneBoardText(cards),
      course: waitingZoneAutoPass,
      watch: waitingZoneEventRelevance,
      cardSheet: waitingZoneCardHelp(cards),
      cardNames: waitingZoneCardNames(cards),
    },
    rating: rateWaitingZone(cards),
    learning: { slots: waitingZoneActionIndex(cards), ...waitingZoneObservation(cards) },
    features: waitingZoneFeatures(cards),
    arena: waitingZoneGenerator(catalogue),
    collection: waitingZoneCollection(catalogue),
  };
};

/** The game played with the cards and decks of a catalogue. */
const playedWith = (catalogue: Catalogue): Ruleset<Game, WaitingZoneOption, GameView> => ({
  ...waitingZone,
  ...withCards(catalogue),
});

/** The game whose unresolved things wait in one zone, with a house profile around its procedure. */
export const waitingZone = defineRuleset({
  id: 'waiting-zone',
  version: 4,
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
  contracts: waitingZoneContracts,
  rulebook: waitingZoneBook,
  evaluation: waitingZoneHeuristic,
  net,
  renderBoard: renderWaitingZoneBoard,
  cardDetails: waitingZoneCardDetails,
  rerandomizeHidden: rerandomizeHiddenCards,
  sets: waitingZoneSets(playedWith),
});
