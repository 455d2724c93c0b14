import { PLAYERS, type Player } from '../../../core/decision.ts';
import { flatMapFast } from '../../../core/hot-path.ts';
import { drawInt, shuffle } from '../../../core/random.ts';
import { type MatchSetup, newGameState } from '../../../core/ruleset.ts';
import { cardsOfGame } from '../../../kit/sides.ts';
import { builtInCatalogue, type Catalogue, type Deck } from '../cards/catalogue.ts';
import { cardsIn } from '../queries/zones.ts';
import type { CardDefinition } from '../state/card.ts';
import { type Game, houseRules, type Side } from '../state/game.ts';
import { editionIds, editionInterpretations, type Interpretations } from '../state/interpretations.ts';
import { emitEvent, withRng, withTurn, withZone } from '../state/setters.ts';
import { draw } from './movement.ts';

/** The game before its preparation (house.1), with decks of a catalogue, in list order. Throws `UNKNOWN_DECK` and `UNKNOWN_EDITION`. */
export const newGame = (setup: MatchSetup, { cards: known, decks }: Catalogue = builtInCatalogue): Game => {
  const { edition, rng } = newGameState(setup, { editions: editionIds, decks: [...decks.keys()] });
  const brought = flatMapFast(setup.decks, (deck, player) =>
    flatMapFast(Object.entries((decks.get(deck) as Deck).cards), ([id, copies]) =>
      Array.from({ length: copies }, () => ({
        definition: known.get(id) as CardDefinition,
        owner: player as Player,
      })),
    ),
  );
  const side = (player: Player): Side => ({
    zones: {
      deck: flatMapFast(brought, (each, card) => (each.owner === player ? [card] : [])),
      hand: [],
      field: [],
      discard: [],
      removed: [],
    },
    life: houseRules.startingLife,
    energy: 0,
    energyGrown: 0,
    outOfCards: false,
  });
  const { cards, definitionOf, owner, object, nextNumber } = cardsOfGame(brought);
  // In the order of `copyOf`, so that the first game has the shape of all others.
  return {
    edition,
    facts: [],
    cards,
    interpretations: editionInterpretations[edition] as Interpretations,
    house: houseRules,
    definitionOf,
    owner,
    object,
    nextNumber,
    sides: [side(0), side(1)],
    units: {},
    waiting: [],
    event: null,
    window: null,
    due: [],
    turn: { number: 0, player: 0, phase: 'preparation' },
    rng,
    result: undefined,
  };
};

const shuffleDeck = (game: Game, player: Player): Game => {
  const [order, rng] = shuffle(game.rng, cardsIn(game, player, 'deck'));
  return emitEvent(withRng(withZone(game, { player, zone: 'deck' }, order), rng), {
    clause: 'house.1',
    what: 'shuffled',
    player,
    order,
    knownTo: [],
  });
};

/** house.1: each deck is shuffled. */
export const shuffleDecks = (game: Game): Game => PLAYERS.reduce(shuffleDeck, game);

/** house.1: both draw their first hand. */
export const drawHands = (game: Game): Game =>
  PLAYERS.reduce((next, player) => draw(next, player, next.house.startingHand, 'house.1'), game);

/** house.1: chance decides who goes first. */
export const decideFirstPlayer = (game: Game): Game => {
  const [first, rng] = drawInt(game.rng, 2);
  const player = first as Player;
  return emitEvent(withTurn(withRng(game, rng), { player }), {
    clause: 'house.1',
    what: 'firstPlayer',
    player,
  });
};
