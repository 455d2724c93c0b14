import type { Rating } from '../../../core/adapters/heuristic.ts';
import { ratingReasons } from '../text/option-comments.ts';
import type { Selection } from '../state/waiting-item.ts';
import { cardInHandOrPlay, printedName, type PlayerBoard, visibleUnits, worthOf } from './side-seen.ts';

const INDIFFERENT: Rating = { worth: 0, reason: ratingReasons.indifferent };

const rateItem = ({ view }: PlayerBoard, number: number): Rating => {
  const item = view.waiting.find((each) => each.number === number);
  if (item === undefined) return INDIFFERENT;
  const amount = item.kind === 'damage' ? item.amount : 1;
  return item.owner === view.viewer
    ? { worth: -amount, reason: ratingReasons.isOwn }
    : { worth: amount, reason: ratingReasons.enemyHasIt };
};

/** play.5, house.17: most effects harm what they name, so the best of the enemy is named, or the best card of a hand. */
export const rateChosen = (table: PlayerBoard, chosen: Selection): Rating => {
  if (chosen.kind === 'item') return rateItem(table, chosen.number);
  if (chosen.kind === 'player') {
    return chosen.player === table.view.viewer
      ? { worth: -10, reason: ratingReasons.isOwn }
      : { worth: 1, reason: ratingReasons.enemyPlayer };
  }
  const card = cardInHandOrPlay(table, chosen.ref.card);
  if (card === undefined) return INDIFFERENT;
  const isOwnUnit = visibleUnits(table.own).some((unit) => unit.card === card.card);
  return isOwnUnit
    ? { worth: -worthOf(table, card), reason: ratingReasons.ownUnit(printedName(table, card)) }
    : { worth: worthOf(table, card), reason: ratingReasons.bestThere(printedName(table, card)) };
};
