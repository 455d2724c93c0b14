import { opponentOf, PLAYERS, type Player } from '../../../../core/decision.ts';
import { flatMapFast } from '../../../../core/hot-path.ts';
import { drawInt, shuffle } from '../../../../core/random.ts';
import { emitEvent } from '../../events/emit.ts';
import { cardDefinition, rulerOf, rulerRules } from '../../queries/cards.ts';
import { cardsIn } from '../../queries/zones.ts';
import type { ClauseId } from '../../rulebook/clauses.ts';
import type { Game } from '../../state/game.ts';
import { DEFAULT_CARD_STATE } from '../../state/instance.ts';
import { withRng, withState, withTurn } from '../../state/setters.ts';
import { moveCard, moveFromDeck, reorder } from '../ch03-zones/movement.ts';

/** 5-2a: each deck is shuffled. */
export const shuffleDecks = (game: Game): Game =>
  PLAYERS.reduce((next, player) => shuffleDeck(next, player, '5-2a'), game);

/** A player's deck in a new random order; nobody knows it. */
export const shuffleDeck = (game: Game, player: Player, clause: ClauseId): Game => {
  const [order, rng] = shuffle(game.rng, cardsIn(game, player, 'deck'));
  return emitEvent(withRng(reorder(game, { player, zone: 'deck' }, order), rng), {
    clause,
    what: 'shuffled',
    player,
    order,
    knownTo: [],
  });
};

/** 5-2b, 5-5: the rulers lie face up, ready and unhurt. */
export const layOutRulers = (game: Game): Game =>
  PLAYERS.reduce((next, player) => withState(next, rulerOf(next, player), DEFAULT_CARD_STATE), game);

/** 5-3a: the resources of the rulers lie ready. */
export const layOutResources = (game: Game): Game =>
  flatMapFast(PLAYERS, (player) => cardsIn(game, player, 'resource')).reduce(
    (next, resource) => withState(next, resource, DEFAULT_CARD_STATE),
    game,
  );

/** 5-3b: each player draws as many cards as the own ruler says. */
export const drawStartingHands = (game: Game): Game =>
  PLAYERS.reduce((next, player) => {
    const { startingHand } = rulerRules(cardDefinition(next, rulerOf(next, player)));
    return moveFromDeck(next, player, startingHand, 'hand', '5-3b');
  }, game);

/** 5-4: chance decides who goes first. */
export const decideFirstPlayer = (game: Game): Game => {
  const [first, rng] = drawInt(game.rng, 2);
  const player = first as Player;
  return emitEvent(withTurn(withRng(game, rng), { player }), { clause: '5-4', what: 'firstPlayer', player });
};

/** How many players have decided on a mulligan, in the order of 1-5d. */
interface Mulligans {
  readonly game: Game;
  readonly asked: number;
}

/** 5-6: whether another player may still exchange the starting hand; nobody may, unless it is agreed upon. */
export const mayMulligan = ({ game, asked }: Mulligans): boolean =>
  game.interpretations.mulligan !== 'none' && asked < PLAYERS.length;

/** 1-5d: who decides next, the turn player first. */
export const mulliganPlayer = ({ game, asked }: Mulligans): Player =>
  asked === 0 ? game.turn.player : opponentOf(game.turn.player);

/** 5-6: the hand goes back into the deck, which is shuffled, and as many cards are drawn. */
export const mulligan = (game: Game, player: Player): Game => {
  const hand = cardsIn(game, player, 'hand');
  const returned = hand.reduce((next, card) => moveCard(next, card, { player, zone: 'deck' }, '5-6'), game);
  return moveFromDeck(shuffleDeck(returned, player, '5-6'), player, hand.length, 'hand', '5-6');
};
