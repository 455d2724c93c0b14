import type { Game, Instance } from '../values/game.ts';
import type { Keyword, Stat } from '../values/language.ts';
import { amountOf } from './amount.ts';
import { activeEffects, applies } from './continuous.ts';
import { definitionFor } from './information.ts';

/**
 * A number of a card now (ch.2, 15-2a): the printed one, then increases and decreases, then set values, each in the
 * order the effects came (inferred). What is not there reads as 0 (1-5g).
 */
export const statOf = (game: Game, card: Instance, stat: Stat): number => {
  const printed = definitionFor(game, card)[stat] ?? 0;
  const effects = activeEffects(game);
  if (effects.length === 0) return printed;
  let value = printed;
  for (const { effect, scope, on } of effects) {
    if ('change' in effect && effect.change === stat && applies(game, scope, effect.on, on, card)) {
      value += amountOf(game, scope, effect.by);
    }
  }
  for (const { effect, scope, on } of effects) {
    if ('set' in effect && effect.set === stat && applies(game, scope, effect.on, on, card)) {
      value = amountOf(game, scope, effect.to);
    }
  }
  return value;
};

export const levelOf = (game: Game, card: Instance): number => statOf(game, card, 'level');
export const attackOf = (game: Game, card: Instance): number => statOf(game, card, 'atk');
export const hitPointsOf = (game: Game, card: Instance): number => statOf(game, card, 'hp');
export const strikeOf = (game: Game, card: Instance): number => statOf(game, card, 'stk');

/** Whether the card has the keyword now: printed or given, and not taken away since. */
export const hasKeyword = (game: Game, card: Instance, keyword: Keyword): boolean => {
  let has = definitionFor(game, card).keywords?.includes(keyword) ?? false;
  for (const { effect, scope, on } of activeEffects(game)) {
    if ('keyword' in effect && effect.keyword === keyword && applies(game, scope, effect.on, on, card)) {
      has = effect.lose !== true;
    }
  }
  return has;
};

/** Whether an effect forbids the card that (8-4c). */
export const isForbidden = (
  game: Game,
  card: Instance,
  what: 'attack' | 'beAttacked' | 'beChosen',
): boolean =>
  activeEffects(game).some(
    ({ effect, scope, on }) =>
      'cannot' in effect && effect.cannot === what && applies(game, scope, effect.on, on, card),
  );
