import type { Rating } from '../../../core/adapters/heuristic.ts';
import type { KnownCard } from '../views/view.ts';
import { burnReason, ratingReasons, tradeReason } from '../text/option-comments.ts';
import type { Selection } from '../state/waiting-item.ts';
import { printedAttack, cardInHandOrPlay, remainingLife, printedName, type PlayerBoard, visibleUnits, worthOf } from './side-seen.ts';

/** How much one point of damage to the enemy player counts. */
const POINT = 2;

const onPlayer = (table: PlayerBoard, attacker: KnownCard): Rating => {
  const damage = printedAttack(table, attacker);
  return damage >= table.enemy.life
    ? { worth: 1000, reason: ratingReasons.wins }
    : { worth: POINT * damage, reason: burnReason(damage) };
};

const onUnit = (table: PlayerBoard, attacker: KnownCard, target: KnownCard): Rating => {
  const gained =
    printedAttack(table, attacker) >= remainingLife(table, target)
      ? worthOf(table, target)
      : printedAttack(table, attacker) / 2;
  const lost =
    printedAttack(table, target) >= remainingLife(table, attacker)
      ? worthOf(table, attacker)
      : printedAttack(table, target) / 2;
  return {
    worth: gained - lost,
    reason: tradeReason(printedName(table, target), gained, printedName(table, attacker), lost),
  };
};

/** attack.3: what an attack on that target comes to. */
export const rateTargetOf = (table: PlayerBoard, attacker: KnownCard, target: Selection): Rating => {
  if (target.kind !== 'card') return onPlayer(table, attacker);
  const unit = cardInHandOrPlay(table, target.ref.card);
  return unit === undefined ? { worth: 0, reason: ratingReasons.unknownTarget } : onUnit(table, attacker, unit);
};

/** event.2: an attack is worth what its best target is. */
export const rateAttack = (table: PlayerBoard, attacker: KnownCard): Rating =>
  visibleUnits(table.enemy)
    .map((target) => onUnit(table, attacker, target))
    .reduce((best, each) => (each.worth > best.worth ? each : best), onPlayer(table, attacker));
