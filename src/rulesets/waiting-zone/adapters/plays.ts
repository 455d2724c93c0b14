import type { Rating } from '../../../core/adapters/heuristic.ts';
import type { KnownCard } from '../views/view.ts';
import { burnReason, ratingReasons } from '../text/option-comments.ts';
import type { Effect } from '../state/card.ts';
import { printedCard } from './visible-cards.ts';
import { remainingLife, printedName, type PlayerBoard, visibleUnits, worthOf } from './side-seen.ts';

const FIRST = 50;
const RELIC = 40;

/** Damage to what is chosen, and to the enemy player. */
const damageOf = ({ instructions }: Effect, to: 'chosen' | 'opponent'): number =>
  instructions.reduce(
    (total, step) => (step.do === 'damage' && step.to.startsWith(to) ? total + step.amount : total),
    0,
  );

const spell = (table: PlayerBoard, effects: readonly Effect[]): Rating => {
  const struck = Math.max(0, ...effects.map((effect) => damageOf(effect, 'chosen')));
  const burnt = Math.max(0, ...effects.map((effect) => damageOf(effect, 'opponent')));
  const killed = visibleUnits(table.enemy)
    .filter((unit) => remainingLife(table, unit) <= struck)
    .sort((a, b) => worthOf(table, b) - worthOf(table, a))[0];
  if (killed !== undefined)
    return { worth: worthOf(table, killed), reason: ratingReasons.destroys(printedName(table, killed)) };
  if (burnt > 0) return { worth: burnt, reason: burnReason(burnt) };
  return struck > 0
    ? { worth: -1, reason: ratingReasons.destroysNothing }
    : { worth: 2, reason: ratingReasons.otherThanDamage };
};

/** event.2: units first, the better before the others, then relics, then spells that do something now. */
export const ratePlay = (table: PlayerBoard, card: KnownCard): Rating => {
  const { type, effects = [] } = printedCard(table.cards, card);
  if (type === 'unit')
    return { worth: FIRST + worthOf(table, card), reason: ratingReasons.entersField(printedName(table, card)) };
  if (type === 'relic') return { worth: RELIC, reason: ratingReasons.staysInPlay(printedName(table, card)) };
  return spell(table, effects);
};
