import type { ClauseId } from '../../clauses/index.ts';
import { happen } from '../../happening/happen.ts';
import type { Game } from '../../values/game.ts';
import { withWaiting } from '../../values/setters.ts';
import type { WaitingItem } from '../../values/waiting-item.ts';

/** Puts an item, whose number is the next one, into the waiting zone. */
export const putWaiting = (game: Game, item: WaitingItem, clause: ClauseId): Game =>
  happen(withWaiting(game, [...game.waiting, item], 1), { clause, what: 'put', item });

/** Takes an item out of the waiting zone, for whatever reason. */
export const takeOut = (game: Game, { number }: WaitingItem): Game =>
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
