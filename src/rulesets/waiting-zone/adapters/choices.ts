import type { Rating } from '../../../core/adapters/heuristic.ts';
import { reasons } from '../text/option-comments.ts';
import type { Chosen } from '../state/waiting-item.ts';
import { cardSeen, nameOf, type Table, unitsOf, worthOf } from './side-seen.ts';

const INDIFFERENT: Rating = { worth: 0, reason: reasons.indifferent };

const rateItem = ({ view }: Table, number: number): Rating => {
  const item = view.waiting.find((each) => each.number === number);
  if (item === undefined) return INDIFFERENT;
  const amount = item.kind === 'damage' ? item.amount : 1;
  return item.owner === view.viewer
    ? { worth: -amount, reason: reasons.isOwn }
    : { worth: amount, reason: reasons.enemyHasIt };
};

/** play.5, house.17: most effects harm what they name, so the best of the enemy is named, or the best card of a hand. */
export const rateChosen = (table: Table, chosen: Chosen): Rating => {
  if (chosen.kind === 'item') return rateItem(table, chosen.number);
  if (chosen.kind === 'player') {
    return chosen.player === table.view.viewer
      ? { worth: -10, reason: reasons.isOwn }
      : { worth: 1, reason: reasons.enemyPlayer };
  }
  const card = cardSeen(table, chosen.ref.card);
  if (card === undefined) return INDIFFERENT;
  const isOwnUnit = unitsOf(table.own).some((unit) => unit.card === card.card);
  return isOwnUnit
    ? { worth: -worthOf(table, card), reason: reasons.ownUnit(nameOf(table, card)) }
    : { worth: worthOf(table, card), reason: reasons.bestThere(nameOf(table, card)) };
};
