import { match } from '../../../machines/waiting-zone/match.ts';
import { defineRuleset, editionsOf, type MatchSetup, type Ruleset } from '../../kernel/ruleset.ts';
import { decisions } from './asking/decisions.ts';
import { whyNot } from './asking/why-not/why-not.ts';
import { builtIn, type Catalogue } from './cards/catalogue.ts';
import { clauses } from './clauses/index.ts';
import { scenario } from './described/scenario.ts';
import { waitingZoneArena } from './faces/arena.ts';
import { cardDrawn } from './faces/card-drawn.ts';
import { waitingZoneSets } from './faces/card-sets.ts';
import { waitingZoneSheet } from './faces/card-sheet.ts';
import { cardUsed } from './faces/card-used.ts';
import { waitingZoneCollection } from './faces/collection.ts';
import { waitingZoneContracts } from './faces/contracts.ts';
import { drawWaitingZone } from './faces/drawing.ts';
import { waitingZoneEvaluation } from './faces/evaluation.ts';
import { waitingZoneFeatures } from './faces/features/features.ts';
import { breaches } from './faces/invariants.ts';
import { waitingZoneObservation } from './faces/learning/observation.ts';
import { waitingZoneSlots } from './faces/learning/slots.ts';
import net from './faces/net.json' with { type: 'json' };
import { otherWaitingZone } from './faces/other-world.ts';
import { waitingZoneCardSheet } from './faces/person/card-sheet.ts';
import { waitingZoneCourse } from './faces/person/course.ts';
import { waitingZoneCardNames } from './faces/person/option-cards.ts';
import { waitingZonePicture } from './faces/person/picture.ts';
import { waitingZoneWatch } from './faces/person/watch.ts';
import { rateWaitingZone } from './faces/rating/rate.ts';
import { waitingZoneBook } from './faces/rule-book.ts';
import { concede } from './rules/turn/defeat.ts';
import { newGame } from './rules/turn/new-game.ts';
import { present } from './seen/presentation.ts';
import { sampler } from './seen/sample.ts';
import { type GameView, view } from './seen/view.ts';
import { aside } from './told/aside.ts';
import { headline } from './told/headlines.ts';
import { narrate } from './told/narrate.ts';
import { DEFAULT_EDITION, editionIds } from './values/editions.ts';
import type { Game } from './values/game.ts';
import type { WaitingZoneOption } from './values/option.ts';

/** What of the ruleset depends on the cards and decks there are. */
const withCards = (catalogue: Catalogue) => {
  const { cards, decks } = catalogue;
  return {
    newGame: (setup: MatchSetup) => newGame(setup, catalogue),
    decks: [...decks.keys()],
    person: {
      picture: waitingZonePicture(cards),
      course: waitingZoneCourse,
      watch: waitingZoneWatch,
      cardSheet: waitingZoneCardSheet(cards),
      cardNames: waitingZoneCardNames(cards),
    },
    rating: rateWaitingZone(cards),
    learning: { slots: waitingZoneSlots(cards), ...waitingZoneObservation(cards) },
    features: waitingZoneFeatures(cards),
    arena: waitingZoneArena(catalogue),
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
  ...withCards(builtIn),
  decisions,
  present,
  view,
  sampler,
  narrate,
  headline,
  aside,
  cardUsed,
  cardDrawn,
  breaches,
  concede,
  mostQuestions: 2000,
  recorded: { chance: ['shuffled', 'firstPlayer'], checkpoints: ['turnBegan'] },
  scenario,
  whyNot,
  contracts: waitingZoneContracts,
  book: waitingZoneBook,
  evaluation: waitingZoneEvaluation,
  net,
  draw: drawWaitingZone,
  sheet: waitingZoneSheet,
  otherWorld: otherWaitingZone,
  sets: waitingZoneSets(playedWith),
});
