import type { Rating } from '../../../core/adapters/heuristic.ts';
import type { KnownCard } from '../views/view.ts';
import { burns, reasons } from '../text/option-comments.ts';
import type { Effect } from '../state/card.ts';
import { printed } from './visible-cards.ts';
import { lifeLeft, nameOf, type Table, unitsOf, worthOf } from './side-seen.ts';

const FIRST = 50;
const RELIC = 40;

/** Damage to what is chosen, and to the enemy player. */
const damageOf = ({ instructions }: Effect, to: 'chosen' | 'opponent'): number =>
  instructions.reduce(
    (total, step) => (step.do === 'damage' && step.to.startsWith(to) ? total + step.amount : total),
    0,
  );

const spell = (table: Table, effects: readonly Effect[]): Rating => {
  const struck = Math.max(0, ...effects.map((effect) => damageOf(effect, 'chosen')));
  const burnt = Math.max(0, ...effects.map((effect) => damageOf(effect, 'opponent')));
  const killed = unitsOf(table.enemy)
    .filter((unit) => lifeLeft(table, unit) <= struck)
    .sort((a, b) => worthOf(table, b) - worthOf(table, a))[0];
  if (killed !== undefined)
    return { worth: worthOf(table, killed), reason: reasons.destroys(nameOf(table, killed)) };
  if (burnt > 0) return { worth: burnt, reason: burns(burnt) };
  return struck > 0
    ? { worth: -1, reason: reasons.destroysNothing }
    : { worth: 2, reason: reasons.otherThanDamage };
};

/** event.2: units first, the better before the others, then relics, then spells that do something now. */
export const ratePlay = (table: Table, card: KnownCard): Rating => {
  const { type, effects = [] } = printed(table.cards, card);
  if (type === 'unit')
    return { worth: FIRST + worthOf(table, card), reason: reasons.entersField(nameOf(table, card)) };
  if (type === 'relic') return { worth: RELIC, reason: reasons.staysInPlay(nameOf(table, card)) };
  return spell(table, effects);
};
