import type { Player } from '../../../core/decision.ts';
import type { ClauseId } from '../rulebook/clauses.ts';
import { emitEvent } from '../state/happen.ts';
import { ownerOf } from '../queries/information.ts';
import { cardsIn } from '../queries/zones.ts';
import type { Game } from '../state/game-2.ts';
import type { Instance } from '../state/instance.ts';
import { withSide } from '../state/setters.ts';
import type { PaidCosts, WaitingItem } from '../state/waiting-item.ts';
import { moveCard, ownersPlace } from './movement-2.ts';
import { removeWaiting } from './movement.ts';

/** reading.7: under the other reading energy and discarded cards come back. */
const refund = (game: Game, player: Player, { energy, discarded }: PaidCosts): Game => {
  if (game.interpretations.costsOfNegated === 'kept') return game;
  const told = emitEvent(withSide(game, player, { energy: game.sides[player].energy + energy }), {
    clause: 'reading.7',
    what: 'refunded',
    player,
    energy,
  });
  return discarded
    .filter((card) => cardsIn(told, player, 'discard').includes(card))
    .reduce((next, card) => moveCard(next, card, { player, zone: 'hand' }, 'reading.7'), told);
};

/** A card that does not get onto the field leaves the waiting zone for its owner's discard pile. */
export const discardWaiting = (game: Game, card: Instance, clause: ClauseId): Game =>
  moveCard(game, card, ownersPlace(game, card, 'discard'), clause);

/** A waiting thing is negated: it never resolves; a card goes to the discard pile (play.8). */
export const negate = (game: Game, item: WaitingItem): Game => {
  const out = removeWaiting(game, item);
  switch (item.kind) {
    case 'card':
    case 'counter': {
      const told = emitEvent(out, { clause: 'play.8', what: 'negated', item });
      return refund(discardWaiting(told, item.card, 'play.8'), ownerOf(game, item.card), item.paid);
    }
    case 'ability':
      return refund(emitEvent(out, { clause: 'ability.2', what: 'negated', item }), item.owner, item.paid);
    case 'timing':
      return emitEvent(out, { clause: 'play.15', what: 'negated', item });
    case 'damage':
      return emitEvent(out, {
        clause: item.role === 'retaliation' ? 'reading.16' : 'attack.14',
        what: 'negated',
        item,
      });
    case 'attack':
      return game;
    default:
      return item satisfies never;
  }
};
