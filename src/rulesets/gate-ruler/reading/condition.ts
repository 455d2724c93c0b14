import type { Game } from '../values/game.ts';
import type { Condition } from '../values/language.ts';
import type { Scope } from '../values/scope.ts';
import { amountOf } from './amount.ts';
import { cardsMatching } from './filter.ts';

/** Whether a condition holds now. */
export const isTrue = (game: Game, scope: Scope, condition: Condition): boolean => {
  if ('any' in condition) return condition.any.some((each) => isTrue(game, scope, each));
  if ('not' in condition) return !isTrue(game, scope, condition.not);
  if ('turn' in condition) return (game.turn.player === scope.controller) === (condition.turn === 'own');
  const count = cardsMatching(game, scope, condition.count).length;
  return (
    (condition.atLeast === undefined || count >= amountOf(game, scope, condition.atLeast)) &&
    (condition.atMost === undefined || count <= amountOf(game, scope, condition.atMost))
  );
};
