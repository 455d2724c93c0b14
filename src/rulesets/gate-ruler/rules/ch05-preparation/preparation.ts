import { PLAYERS, type Player } from '../../../../core/decision.ts';
import { flatMapFast } from '../../../../core/hot-path.ts';
import { drawInt, shuffle } from '../../../../core/random.ts';
import type { ClauseId } from '../../rulebook/clauses.ts';
import { emitEvent } from '../../events/happen.ts';
import { cardDefinition } from '../../queries/cards.ts';
import { rulerRules } from '../../queries/information.ts';
import { rulerOf } from '../../queries/rulers.ts';
import { cardsIn } from '../../queries/zones.ts';
import { DEFAULT_CARD_STATE } from '../../state/card-state.ts';
import type { Game } from '../../state/game.ts';
import { withRng, withState, withTurn } from '../../state/setters.ts';
import { moveFromDeck, reorder } from '../ch03-zones/movement-2.ts';

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
