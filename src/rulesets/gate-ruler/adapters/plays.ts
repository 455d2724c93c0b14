import type { Rating } from '../../../core/adapters/heuristic.ts';
import type { KnownCard, SideView } from '../views/view.ts';
import { burns, reasons } from '../text/rating-reasons.ts';
import type { CardDefinition } from '../state/card-2.ts';
import type { Effect } from '../state/card.ts';
import type { OptionOf } from '../state/option.ts';
import { cardSeen, nameOf, printed } from './view-queries.ts';
import { damageTo, firstChoice, printedAmount } from './effects.ts';
import {
  knownIn,
  lifeLeft,
  STRIKE_WORTH,
  type Table,
  toughnessOf,
  unitsIn,
  worthOf,
  zonesLike,
} from './side-seen.ts';

/** Units come before everything that needs a target or can wait. */
const UNIT_FIRST = 50;

const hasRoom = (side: SideView): boolean =>
  [...zonesLike(side, 'attack'), ...zonesLike(side, 'defense')].some((zone) => side.zones[zone]?.count === 0);

const unit = ({ own }: Table, card: KnownCard): Rating => {
  if (hasRoom(own)) return { worth: UNIT_FIRST + worthOf(card), reason: reasons.fillsZone(nameOf(card)) };
  const weakest = Math.min(...[...unitsIn(own, 'attack'), ...unitsIn(own, 'defense')].map(worthOf));
  const gain = worthOf(card) - weakest;
  return gain > 1
    ? { worth: gain, reason: reasons.replacesWeaker(nameOf(card)) }
    : { worth: -1, reason: reasons.noRoom };
};

const strikeAt = ({ enemy }: Table, effect: Effect, highestLevel: number): Rating => {
  const amount = damageTo(effect, 'chosen');
  const killed = [...unitsIn(enemy, 'defense'), ...unitsIn(enemy, 'attack')]
    .filter((target) => target.level <= highestLevel && toughnessOf(target) <= amount)
    .sort((a, b) => worthOf(b) - worthOf(a))[0];
  return killed === undefined
    ? { worth: -1, reason: reasons.destroysNothing }
    : { worth: worthOf(killed), reason: reasons.destroys(nameOf(killed)) };
};

const burn = ({ own, enemy }: Table, dealt: number, taken: number): Rating => {
  const isAhead = lifeLeft(own) - taken > lifeLeft(enemy) - dealt;
  return {
    worth: STRIKE_WORTH * (dealt - taken) + (dealt > 0 && isAhead ? 1 : -1),
    reason: burns(dealt, taken),
  };
};

const event = (table: Table, { effect = { instructions: [] } }: CardDefinition): Rating => {
  const dealt = damageTo(effect, 'enemyRuler');
  const taken = damageTo(effect, 'ownRuler');
  if (dealt > 0 || taken > 0) return burn(table, dealt, taken);
  if (damageTo(effect, 'chosen') === 0) return { worth: 2, reason: reasons.otherThanDamage };
  return strikeAt(
    table,
    effect,
    printedAmount(firstChoice(effect)?.from.levelAtMost ?? Number.POSITIVE_INFINITY),
  );
};

const playing = (table: Table, card: KnownCard): Rating => {
  const definition = printed(card);
  if (definition.type === 'event') return event(table, definition);
  return definition.type === 'unit'
    ? unit(table, card)
    : { worth: 40, reason: reasons.staysInPlay(nameOf(card)) };
};

const setting = (table: Table, card: KnownCard): Rating => {
  if (printed(card).timing !== 'standard') return { worth: 30, reason: reasons.playedFromSet };
  const isDriven = knownIn(table.own, 'drive').some((driven) => driven.card === card.card);
  return isDriven && playing(table, card).worth > 0
    ? { worth: 0.5, reason: reasons.elseLost }
    : { worth: -1, reason: reasons.takesSetZone };
};

const revealing = (table: Table, card: KnownCard): Rating =>
  (printed(card).type !== 'event' || printed(card).timing === 'standard') && playing(table, card).worth > 0
    ? { worth: 100, reason: reasons.revealFirst }
    : { worth: -1, reason: reasons.nothingToDo };

type Action = OptionOf<'play' | 'reveal' | 'set'>;

/** 9-3e: cards are played when they do something now, instants are kept until they destroy a unit. */
export const rateCardAction = (table: Table, option: Action): Rating => {
  const card = cardSeen(table.view, option.card) as KnownCard;
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
