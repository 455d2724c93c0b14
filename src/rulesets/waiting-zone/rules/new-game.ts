import { PLAYERS, type Player } from '../../../core/decision.ts';
import { unknownId } from '../../../core/errors.ts';
import { flatMapFast } from '../../../core/hot-path.ts';
import { drawInt, rngStream, shuffle } from '../../../core/random.ts';
import type { MatchSetup } from '../../../core/ruleset.ts';
import { builtInCatalogue, type Catalogue, type Deck } from '../cards/catalogue.ts';
import { cardsIn } from '../queries/zones.ts';
import type { CardDefinition } from '../state/card.ts';
import { type Game, houseRules, type Side } from '../state/game.ts';
import { editionInterpretations, type Interpretations } from '../state/interpretations.ts';
import { emitEvent, withRng, withTurn, withZone } from '../state/setters.ts';
import { draw } from './movement.ts';

const deckById = (id: string, decks: ReadonlyMap<string, Deck>): Deck => {
  const deck = decks.get(id);
  if (!deck) {
    throw unknownId('UNKNOWN_DECK', id, 'deck', id, [...decks.keys()]);
  }
  return deck;
};

const interpretationsOf = (edition: string): Interpretations => {
  const interpretations = editionInterpretations[edition];
  if (!interpretations) {
    throw unknownId('UNKNOWN_EDITION', edition, 'edition', edition, Object.keys(editionInterpretations));
  }
  return interpretations;
};

const cardsOf = ({ cards }: Deck): readonly string[] =>
  flatMapFast(Object.entries(cards), ([id, copies]) => Array.from({ length: copies }, () => id));

/** The game before its preparation (house.1), with decks of a catalogue, in list order. Throws `UNKNOWN_DECK` and `UNKNOWN_EDITION`. */
export const newGame = (
  { edition, decks: ids, seed, index }: MatchSetup,
  { cards: known, decks }: Catalogue = builtInCatalogue,
): Game => {
  const interpretations = interpretationsOf(edition);
  const brought = ids.map((id) => cardsOf(deckById(id, decks)));
  const definitionOf = brought.flat();
  const owner = flatMapFast(brought, (cards, player) => cards.map(() => player as Player));
  const side = (player: Player): Side => ({
    zones: {
      deck: flatMapFast(owner, (each, card) => (each === player ? [card] : [])),
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
  return {
    edition,
    facts: [],
    cards: Object.fromEntries(
      [...new Set(definitionOf)].sort().map((id) => [id, known.get(id) as CardDefinition]),
    ),
    interpretations,
    house: houseRules,
    definitionOf,
    owner,
    object: definitionOf.map((_, instance) => instance),
    nextNumber: definitionOf.length,
    sides: [side(0), side(1)],
    units: {},
    waiting: [],
    event: null,
    window: null,
    due: [],
    turn: { number: 0, player: 0, phase: 'preparation' },
    rng: rngStream(seed, index, 'game'),
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
