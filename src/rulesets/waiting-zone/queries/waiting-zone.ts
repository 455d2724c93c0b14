import type { Game } from '../state/game-2.ts';
import type { WaitingAttack, WaitingDamage, WaitingItem } from '../state/waiting-item.ts';

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
