import type { Game } from '../values/game.ts';
import type { Amount } from '../values/language.ts';
import type { Scope } from '../values/scope.ts';
import { cardsMatching } from './filter.ts';
import { cardsMeant } from './reference.ts';
import { statOf } from './stats.ts';

/** The value of an amount as it is read now; of a card that is gone, what it last had (14-15a). */
export const amountOf = (game: Game, scope: Scope, amount: Amount): number => {
  if (typeof amount === 'number') return amount;
  if ('count' in amount) return cardsMatching(game, scope, amount.count).length * (amount.times ?? 1);
  if ('event' in amount) return scope.cause?.amount ?? 0;
  if ('paid' in amount) return scope.paid?.[amount.paid] ?? 0;
  const cards = cardsMeant(game, scope, amount.of);
  if (cards.length === 0 && amount.of === 'cause') return scope.cause?.stats?.[amount.stat] ?? 0;
  return cards.reduce((total, card) => total + statOf(game, card, amount.stat), 0);
};
