import type { Player } from '../../../core/decision.ts';
import type { LocalizedText } from '../../../core/narration.ts';
import { cardDefinition } from '../queries/cards.ts';
import { rulerRules } from '../queries/information.ts';
import { rulerOf } from '../queries/rulers.ts';
import { cardsIn } from '../queries/zones.ts';
import type { GateRulerEvent, Whereabouts } from '../state/fact.ts';
import type { Game } from '../state/game.ts';
import type { Instance } from '../state/instance.ts';

/** 12-2a-1: the cards in the damage zone, out of the life of the ruler. */
const damageOf = (game: Game, player: Player): LocalizedText => {
  const taken = cardsIn(game, player, 'damage').length;
  const { life } = rulerRules(cardDefinition(game, rulerOf(game, player)));
  return { en: `damage ${taken} of ${life}`, ja: `ダメージ${taken}/${life}` };
};

const damagedIn = (place: Whereabouts): Player | undefined =>
  place !== 'gate' && place.zone === 'damage' ? place.player : undefined;

/** The card whose effect resolves. */
const resolving = ({ gate }: Game): Instance | undefined => {
  const top = gate.at(-1);
  if (top?.kind === 'card') return top.card;
  return top?.kind === 'ability' ? top.source.card : undefined;
};

const byCard = (game: Game, card: Instance): LocalizedText => {
  const { name } = cardDefinition(game, card);
  return { en: `by ${name.en}`, ja: `《${name.ja}》による` };
};

/** Behind a fact: the damage of a player as it comes and as it is healed, and what a reduction of damage came from. */
export const annotation = (game: Game, fact: GateRulerEvent): LocalizedText | undefined => {
  if (fact.what === 'reduced') {
    const card = resolving(game);
    return card === undefined ? undefined : byCard(game, card);
  }
  if (fact.what !== 'moved') return undefined;
  const player = damagedIn(fact.to) ?? damagedIn(fact.from);
  return player === undefined ? undefined : damageOf(game, player);
};
