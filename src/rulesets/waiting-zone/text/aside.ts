import type { Player } from '../../../core/decision.ts';
import type { LocalizedText } from '../../../core/narration.ts';
import { cardDefinition } from '../queries/definitions.ts';
import type { WaitingZoneEvent } from '../state/event.ts';
import type { Game } from '../state/game-2.ts';
import type { Instance } from '../state/instance.ts';
import type { WaitingItem } from '../state/waiting-item.ts';

const lifeOf = ({ sides }: Game, player: Player): LocalizedText => {
  const { life } = sides[player];
  return { en: `life ${life}`, ja: `ライフ${life}` };
};

/** What its player has left after something was paid for. */
const energyAfter = (game: Game, item: WaitingItem): LocalizedText | undefined => {
  if (!('paid' in item) || item.paid.energy === 0) return undefined;
  const { energy } = game.sides[item.owner];
  return { en: `${energy} energy left`, ja: `残りエネルギー${energy}` };
};

const reductionOf = (game: Game, unit: Instance): LocalizedText => {
  const { automatics } = cardDefinition(game, unit);
  const by = automatics.reduce((sum, each) => sum + (each.auto === 'reduce' ? each.by : 0), 0);
  return { en: `by ${by}`, ja: `${by}点` };
};

/** Behind a fact: the life of a player as it changes, the energy that is left after paying, by how much damage is reduced, and how much it was before. */
export const annotation = (game: Game, fact: WaitingZoneEvent): LocalizedText | undefined => {
  if (fact.what === 'lifeGained') return lifeOf(game, fact.player);
  if (fact.what === 'automatic') {
    return fact.automatic === 'reduce' ? reductionOf(game, fact.unit) : undefined;
  }
  if (fact.what === 'put') return energyAfter(game, fact.item);
  if (fact.what !== 'dealt') return undefined;
  const { target, amount } = fact.item;
  if (target.kind === 'player') return lifeOf(game, target.player);
  return fact.amount === amount ? undefined : { en: `instead of ${amount}`, ja: `軽減前は${amount}点` };
};
