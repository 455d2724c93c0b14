import type { ClauseId } from '../clauses/index.ts';
import type { Game } from '../values/game.ts';
import type { Instance } from '../values/instance.ts';
import type { Continuous, Stat } from '../values/language.ts';
import { activeEffects, applies } from './meaning.ts';

const changes = (effect: Continuous, stat: Stat): boolean =>
  ('change' in effect && effect.change === stat) || ('set' in effect && effect.set === stat);

/**
 * The clauses that decided a number of a card, where it is not just what is printed: 14-7a, and 14-1a-3 where a continuous
 * ability changes it.
 */
export const numberBy = (game: Game, card: Instance, stat: Stat): readonly ClauseId[] => {
  const changing = activeEffects(game).filter(
    ({ effect, scope, on }) =>
      changes(effect, stat) && 'on' in effect && applies(game, scope, effect.on, on, card),
  );
  if (changing.length === 0) return [];
  return changing.some(({ on }) => on === undefined) ? ['14-7a', '14-1a-3'] : ['14-7a'];
};
