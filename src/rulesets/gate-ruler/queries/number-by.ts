import type { ClauseId } from '../rulebook/clauses.ts';
import type { Game } from '../state/game.ts';
import type { Instance } from '../state/instance.ts';
import type { Stat } from '../state/card.ts';
import { applies, effectsByKind } from './meaning.ts';

/**
 * The clauses that decided a number of a card, where it is not just what is printed: 14-7a, and 14-1a-3 where a continuous
 * ability changes it.
 */
export const numberClauses = (game: Game, card: Instance, stat: Stat): readonly ClauseId[] => {
  const { change, set } = effectsByKind(game);
  const changing = [
    ...change.filter(({ effect }) => effect.change === stat),
    ...set.filter(({ effect }) => effect.set === stat),
  ].filter(({ effect, scope, on }) => applies(game, scope, effect.on, on, card));
  if (changing.length === 0) return [];
  return changing.some(({ on }) => on === undefined) ? ['14-7a', '14-1a-3'] : ['14-7a'];
};
