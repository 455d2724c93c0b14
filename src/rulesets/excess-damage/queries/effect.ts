import type { Player } from '../../../core/decision.ts';
import type { Board } from '../state/board.ts';
import type { Modification, Owned, Whose } from '../state/effect.ts';
import type { By } from '../state/event.ts';
import type { Packet } from '../state/packet.ts';
import { permanentAt, sideOf } from './board.ts';

/** The effects in force: those of a permanent end when it leaves the battlefield. */
export const isInForce = (board: Board, { from }: Owned): boolean =>
  from === undefined || permanentAt(board, from) !== undefined;

/** How facts name an effect. */
export const byOf = ({ id, card }: Owned): By => (card === undefined ? { effect: id } : { effect: id, card });

/** Whether a side is the one that an effect of that owner is about. */
export const isWhose = (whose: Whose, owner: Player, side: Player): boolean =>
  whose === 'any' || (whose === 'yours') === (owner === side);

/** Whether an effect is about a packet. */
export const isInScope = (
  board: Board,
  { controller, from, scope }: Modification,
  { source, recipient }: Packet,
  combat: boolean,
): boolean =>
  isWhose(scope.sources, controller, source.controller) &&
  (scope.color === undefined || source.colors.includes(scope.color)) &&
  !(scope.another && source.id === from) &&
  isWhose(scope.recipients, controller, sideOf(board, recipient)) &&
  (scope.only === undefined || scope.only === recipient) &&
  (scope.types?.some((type) => permanentAt(board, recipient)?.types.includes(type)) ?? true) &&
  !(scope.noncombat && combat);
