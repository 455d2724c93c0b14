import type { ClauseId } from '../../clauses/index.ts';
import { happen } from '../../happening/happen.ts';
import type { Game } from '../../values/game.ts';
import type { NewItem, WaitingItem } from '../../values/waiting-item.ts';
import { takeNumbers } from '../zones/numbering.ts';

/** Puts an item into the waiting zone and numbers it. */
export const putWaiting = (game: Game, item: NewItem, clause: ClauseId): Game => {
  const [next, number] = takeNumbers(game);
  const numbered = { ...item, number } as WaitingItem;
  return happen({ ...next, waiting: [...next.waiting, numbered] }, { clause, what: 'put', item: numbered });
};

/** Takes an item out of the waiting zone, for whatever reason. */
export const takeOut = (game: Game, { number }: WaitingItem): Game => ({
  ...game,
  waiting: game.waiting.filter((other) => other.number !== number),
});

/** Replaces an item in place. */
export const withItem = (game: Game, item: WaitingItem): Game => ({
  ...game,
  waiting: game.waiting.map((other) => (other.number === item.number ? item : other)),
});
