import type { Player } from '../../../kernel/decision.ts';
import type { InLanguages } from '../../../kernel/language.ts';
import { definitionFor } from '../reading/definitions.ts';
import { rulerRules } from '../reading/information.ts';
import { rulerOf } from '../reading/rulers.ts';
import { cardsIn } from '../reading/zones.ts';
import type { GateRulerFact, Whereabouts } from '../values/fact.ts';
import type { Game } from '../values/game.ts';
import type { Instance } from '../values/instance.ts';

/** 12-2a-1: the cards in the damage zone, out of the life of the ruler. */
const damageOf = (game: Game, player: Player): InLanguages => {
  const taken = cardsIn(game, player, 'damage').length;
  const { life } = rulerRules(definitionFor(game, rulerOf(game, player)));
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

const byCard = (game: Game, card: Instance): InLanguages => {
  const { name } = definitionFor(game, card);
  return { en: `by ${name.en}`, ja: `《${name.ja}》による` };
};

/** Behind a fact: the damage of a player as it comes and as it is healed, and what a reduction of damage came from. */
export const aside = (game: Game, fact: GateRulerFact): InLanguages | undefined => {
  if (fact.what === 'reduced') {
    const card = resolving(game);
    return card === undefined ? undefined : byCard(game, card);
  }
  if (fact.what !== 'moved') return undefined;
  const player = damagedIn(fact.to) ?? damagedIn(fact.from);
  return player === undefined ? undefined : damageOf(game, player);
};
