import type { ClauseId } from '../../clauses/index.ts';
import { happen } from '../../happening/happen.ts';
import type { Game } from '../../values/game.ts';
import type { NewItem, WaitingAttack, WaitingDamage, WaitingItem } from '../../values/waiting-item.ts';

/** Puts an item into the waiting zone and numbers it. */
export const putWaiting = (game: Game, item: NewItem, clause: ClauseId): Game => {
  const numbered = { ...item, number: game.nextNumber } as WaitingItem;
  const put = { ...game, waiting: [...game.waiting, numbered], nextNumber: game.nextNumber + 1 };
  return happen(put, { clause, what: 'put', item: numbered });
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

/** An item by its number, while it waits. */
export const waitingItem = (game: Game, number: number): WaitingItem | undefined =>
  game.waiting.find((item) => item.number === number);

/** The attack that waits, if any; there is never more than one. */
export const waitingAttack = (game: Game): WaitingAttack | undefined =>
  game.waiting.find((item) => item.kind === 'attack');

/** Damage of those roles that waits, oldest first. */
export const waitingDamage = (
  game: Game,
  ...roles: readonly WaitingDamage['role'][]
): readonly WaitingDamage[] =>
  game.waiting.filter((item): item is WaitingDamage => item.kind === 'damage' && roles.includes(item.role));

/** zone.1: whether nothing is unresolved. */
export const isAllResolved = (game: Game): boolean => game.waiting.length === 0;
