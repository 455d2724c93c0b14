import type { Rating } from '../../../core/adapters/heuristic.ts';
import type { KnownCard } from '../views/view.ts';
import { ratingReasons } from '../text/rating-reasons.ts';
import type { Effect } from '../state/card.ts';
import type { OptionOf } from '../state/option.ts';
import { findKnownCard, printedName, printedCard } from './view-queries.ts';
import { damageTo } from './effects.ts';
import { knownCardsIn, type PlayerBoard, toughnessOf, unitsIn, worthOf } from './side-seen.ts';

/** Standing in for the ruler counts more than attacking, and losing a unit that stands there already counts most. */
const DEFENSE = 6;
const ATTACK = 4;

/** 7-3: the zone a unit enters. */
export const rateZone = ({ view, own }: PlayerBoard, { zone }: OptionOf<'zone'>): Rating => {
  const card = view.cardsOnGate.at(-1);
  const isDefense = zone.startsWith('defense');
  const gain = isDefense ? DEFENSE + (card?.hp ?? 0) : ATTACK + (card?.atk ?? 0) + (card?.stk ?? 0);
  const replaced = knownCardsIn(own, zone).reduce((total, unit) => total + 10 + worthOf(unit), 0);
  if (replaced > 0) return { worth: gain - replaced, reason: ratingReasons.zoneTaken };
  return { worth: gain, reason: isDefense ? ratingReasons.standsBefore : ratingReasons.canAttack };
};

const effectInPlay = ({ view }: PlayerBoard): Effect | undefined => {
  const item = view.gate.at(-1);
  if (item?.kind === 'ability') return item.effect;
  const card = view.cardsOnGate.at(-1);
  return item?.kind === 'card' && card !== undefined ? printedCard(card).effect : undefined;
};

const isOwn = ({ own }: PlayerBoard, { card }: KnownCard): boolean =>
  [...unitsIn(own, 'attack'), ...unitsIn(own, 'defense')].some((unit) => unit.card === card);

/** 14-3b, 14-3c: what an effect is about, or what pays. */
export const rateTarget = (table: PlayerBoard, option: OptionOf<'card'>): Rating => {
  const card = findKnownCard(table.view, option.card);
  if (card === undefined || printedCard(card).type !== 'unit') {
    return { worth: 0, reason: ratingReasons.indifferent };
  }
  const effect = effectInPlay(table);
  const damage = effect === undefined ? 0 : damageTo(effect, 'chosen');
  if (isOwn(table, card))
    return { worth: damage > 0 ? -worthOf(card) : 0, reason: ratingReasons.isOwn(printedName(card)) };
  return toughnessOf(card) <= damage
    ? { worth: 10 + worthOf(card), reason: ratingReasons.destroys(printedName(card)) }
    : { worth: worthOf(card) / 10, reason: ratingReasons.betterEnemy(printedName(card)) };
};
