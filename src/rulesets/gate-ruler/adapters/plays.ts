import type { Rating } from '../../../core/adapters/heuristic.ts';
import type { KnownCard, SideView } from '../views/view.ts';
import { burnReason, ratingReasons } from '../text/rating-reasons.ts';
import type { CardDefinition } from '../state/card-2.ts';
import type { Effect } from '../state/card.ts';
import type { OptionOf } from '../state/option.ts';
import { findKnownCard, printedName, printedCard } from './view-queries.ts';
import { damageTo, firstChoice, printedAmount } from './effects.ts';
import {
  knownCardsIn,
  lifeLeft,
  STRIKE_WORTH,
  type PlayerBoard,
  toughnessOf,
  unitsIn,
  worthOf,
  zonesLike,
} from './side-seen.ts';

/** Units come before everything that needs a target or can wait. */
const UNIT_FIRST = 50;

const hasRoom = (side: SideView): boolean =>
  [...zonesLike(side, 'attack'), ...zonesLike(side, 'defense')].some((zone) => side.zones[zone]?.count === 0);

const unit = ({ own }: PlayerBoard, card: KnownCard): Rating => {
  if (hasRoom(own)) return { worth: UNIT_FIRST + worthOf(card), reason: ratingReasons.fillsZone(printedName(card)) };
  const weakest = Math.min(...[...unitsIn(own, 'attack'), ...unitsIn(own, 'defense')].map(worthOf));
  const gain = worthOf(card) - weakest;
  return gain > 1
    ? { worth: gain, reason: ratingReasons.replacesWeaker(printedName(card)) }
    : { worth: -1, reason: ratingReasons.noRoom };
};

const strikeAt = ({ enemy }: PlayerBoard, effect: Effect, highestLevel: number): Rating => {
  const amount = damageTo(effect, 'chosen');
  const killed = [...unitsIn(enemy, 'defense'), ...unitsIn(enemy, 'attack')]
    .filter((target) => target.level <= highestLevel && toughnessOf(target) <= amount)
    .sort((a, b) => worthOf(b) - worthOf(a))[0];
  return killed === undefined
    ? { worth: -1, reason: ratingReasons.destroysNothing }
    : { worth: worthOf(killed), reason: ratingReasons.destroys(printedName(killed)) };
};

const burn = ({ own, enemy }: PlayerBoard, dealt: number, taken: number): Rating => {
  const isAhead = lifeLeft(own) - taken > lifeLeft(enemy) - dealt;
  return {
    worth: STRIKE_WORTH * (dealt - taken) + (dealt > 0 && isAhead ? 1 : -1),
    reason: burnReason(dealt, taken),
  };
};

const event = (table: PlayerBoard, { effect = { instructions: [] } }: CardDefinition): Rating => {
  const dealt = damageTo(effect, 'enemyRuler');
  const taken = damageTo(effect, 'ownRuler');
  if (dealt > 0 || taken > 0) return burn(table, dealt, taken);
  if (damageTo(effect, 'chosen') === 0) return { worth: 2, reason: ratingReasons.otherThanDamage };
  return strikeAt(
    table,
    effect,
    printedAmount(firstChoice(effect)?.from.levelAtMost ?? Number.POSITIVE_INFINITY),
  );
};

const playing = (table: PlayerBoard, card: KnownCard): Rating => {
  const definition = printedCard(card);
  if (definition.type === 'event') return event(table, definition);
  return definition.type === 'unit'
    ? unit(table, card)
    : { worth: 40, reason: ratingReasons.staysInPlay(printedName(card)) };
};

const setting = (table: PlayerBoard, card: KnownCard): Rating => {
  if (printedCard(card).timing !== 'standard') return { worth: 30, reason: ratingReasons.playedFromSet };
  const isDriven = knownCardsIn(table.own, 'drive').some((driven) => driven.card === card.card);
  return isDriven && playing(table, card).worth > 0
    ? { worth: 0.5, reason: ratingReasons.elseLost }
    : { worth: -1, reason: ratingReasons.takesSetZone };
};

const revealing = (table: PlayerBoard, card: KnownCard): Rating =>
  (printedCard(card).type !== 'event' || printedCard(card).timing === 'standard') && playing(table, card).worth > 0
    ? { worth: 100, reason: ratingReasons.revealFirst }
    : { worth: -1, reason: ratingReasons.nothingToDo };

type Action = OptionOf<'play' | 'reveal' | 'set'>;

/** 9-3e: cards are played when they do something now, instants are kept until they destroy a unit. */
export const rateCardAction = (table: PlayerBoard, option: Action): Rating => {
  const card = findKnownCard(table.view, option.card) as KnownCard;
  switch (option.form) {
    case 'play':
      return playing(table, card);
    case 'reveal':
      return revealing(table, card);
    case 'set':
      return setting(table, card);
    default:
      return option satisfies never;
  }
};
