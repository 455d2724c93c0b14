import type { Rating } from '../../../core/adapters/heuristic.ts';
import type { KnownCard } from '../views/view.ts';
import { burns, reasons, trades } from '../text/option-comments.ts';
import type { Chosen } from '../state/waiting-item.ts';
import { attackOf, cardSeen, lifeLeft, nameOf, type Table, unitsOf, worthOf } from './side-seen.ts';

/** How much one point of damage to the enemy player counts. */
const POINT = 2;

const onPlayer = (table: Table, attacker: KnownCard): Rating => {
  const damage = attackOf(table, attacker);
  return damage >= table.enemy.life
    ? { worth: 1000, reason: reasons.wins }
    : { worth: POINT * damage, reason: burns(damage) };
};

const onUnit = (table: Table, attacker: KnownCard, target: KnownCard): Rating => {
  const gained =
    attackOf(table, attacker) >= lifeLeft(table, target)
      ? worthOf(table, target)
      : attackOf(table, attacker) / 2;
  const lost =
    attackOf(table, target) >= lifeLeft(table, attacker)
      ? worthOf(table, attacker)
      : attackOf(table, target) / 2;
  return {
    worth: gained - lost,
    reason: trades(nameOf(table, target), gained, nameOf(table, attacker), lost),
  };
};

/** attack.3: what an attack on that target comes to. */
export const rateTargetOf = (table: Table, attacker: KnownCard, target: Chosen): Rating => {
  if (target.kind !== 'card') return onPlayer(table, attacker);
  const unit = cardSeen(table, target.ref.card);
  return unit === undefined ? { worth: 0, reason: reasons.unknownTarget } : onUnit(table, attacker, unit);
};

/** event.2: an attack is worth what its best target is. */
export const rateAttack = (table: Table, attacker: KnownCard): Rating =>
  unitsOf(table.enemy)
    .map((target) => onUnit(table, attacker, target))
    .reduce((best, each) => (each.worth > best.worth ? each : best), onPlayer(table, attacker));
