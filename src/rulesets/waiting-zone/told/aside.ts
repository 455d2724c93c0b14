import type { Player } from '../../../kernel/decision.ts';
import type { InLanguages } from '../../../kernel/language.ts';
import type { WaitingZoneFact } from '../values/fact.ts';
import type { Game } from '../values/game.ts';

const lifeOf = ({ sides }: Game, player: Player): InLanguages => {
  const { life } = sides[player];
  return { en: `life ${life}`, ja: `ライフ${life}` };
};

/** Behind a fact: the life of a player as it changes, and damage as it was before it was reduced. */
export const aside = (game: Game, fact: WaitingZoneFact): InLanguages | undefined => {
  if (fact.what === 'lifeGained') return lifeOf(game, fact.player);
  if (fact.what !== 'dealt') return undefined;
  const { target, amount } = fact.item;
  if (target.kind === 'player') return lifeOf(game, target.player);
  return fact.amount === amount ? undefined : { en: `instead of ${amount}`, ja: `軽減前は${amount}点` };
};
