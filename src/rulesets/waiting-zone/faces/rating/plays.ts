import type { Rating } from '../../../../kernel/faces/rating.ts';
import type { KnownCard } from '../../seen/view.ts';
import type { Effect } from '../../values/card.ts';
import { printed } from '../card-seen.ts';
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
    .filter((unit) => lifeLeft(unit) <= struck)
    .sort((a, b) => worthOf(b) - worthOf(a))[0];
  if (killed !== undefined) return { worth: worthOf(killed), reason: `destroys ${nameOf(killed)}` };
  if (burnt > 0) return { worth: burnt, reason: `${burnt} damage to the enemy player` };
  return struck > 0
    ? { worth: -1, reason: 'would destroy nothing now' }
    : { worth: 2, reason: 'does something else than damage' };
};

/** event.2: units first, the better before the others, then relics, then spells that do something now. */
export const ratePlay = (table: Table, card: KnownCard): Rating => {
  const { type, effects = [] } = printed(card);
  if (type === 'unit')
    return { worth: FIRST + worthOf(card), reason: `${nameOf(card)} comes onto the field` };
  if (type === 'relic') return { worth: RELIC, reason: `${nameOf(card)} stays in play` };
  return spell(table, effects);
};
