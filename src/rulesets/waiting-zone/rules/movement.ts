import type { ClauseId } from '../rulebook/clauses.ts';
import { emitEvent } from '../state/happen.ts';
import type { Game } from '../state/game-2.ts';
import { withWaiting } from '../state/setters.ts';
import type { WaitingItem } from '../state/waiting-item.ts';

/** Puts an item, whose number is the next one, into the waiting zone. */
export const putWaiting = (game: Game, item: WaitingItem, clause: ClauseId): Game =>
  emitEvent(withWaiting(game, [...game.waiting, item], 1), { clause, what: 'put', item });

/** Takes an item out of the waiting zone, for whatever reason. */
export const removeWaiting = (game: Game, { number }: WaitingItem): Game =>
  withWaiting(
    game,
    game.waiting.filter((other) => other.number !== number),
  );

/** Replaces an item in place. */
export const withItem = (game: Game, item: WaitingItem): Game =>
  withWaiting(
    game,
    game.waiting.map((other) => (other.number === item.number ? item : other)),
  );
