import type { Rating } from '../../../core/adapters/heuristic.ts';
import type { KnownCard } from '../views/view.ts';
import { breakReason, ratingReasons, strikeReason } from '../text/rating-reasons.ts';
import type { Line } from '../state/instance.ts';
import type { OptionOf } from '../state/option.ts';
import { findKnownCard, printedName } from './view-queries.ts';
import { knownCardsIn, rulerIn, STRIKE_WORTH, type PlayerBoard, toughnessOf, unitsIn, worthOf } from './side-seen.ts';

const sum = (cards: readonly KnownCard[], stat: 'atk' | 'stk'): number =>
  cards.reduce((total, card) => total + card[stat], 0);

const subsets = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  items.reduce<readonly (readonly T[])[]>(
    (found, item) => found.flatMap((set) => [set, [...set, item]]),
    [[]],
  );

/** The attackers that together destroy the unit and keep the most strike, and the fewest attacks, for others. */
const breakers = (attackers: readonly KnownCard[], target: KnownCard): readonly KnownCard[] | undefined =>
  subsets(attackers)
    .filter((set) => set.length > 0 && sum(set, 'atk') >= toughnessOf(target))
    .sort((a, b) => sum(a, 'stk') - sum(b, 'stk') || a.length - b.length)[0];

const readyAttackers = ({ own }: PlayerBoard): readonly KnownCard[] =>
  [...unitsIn(own, 'attack'), rulerIn(own)].filter(({ exhausted }) => !exhausted);

const defendersOn = ({ enemy }: PlayerBoard, line: Line): readonly KnownCard[] =>
  line === 'center' ? unitsIn(enemy, 'defense') : knownCardsIn(enemy, line);

/** An attack on a unit: worth the unit, and on the center line the strikes that get through behind it. */
const attackOnUnit = (table: PlayerBoard, attacker: KnownCard, target: KnownCard, opens: boolean): Rating => {
  const attackers = readyAttackers(table);
  const set = breakers(attackers, target);
  if (set === undefined || !set.some(({ card }) => card === attacker.card)) {
    return { worth: 0.5, reason: ratingReasons.hurtsInVain(printedName(target)) };
  }
  const behind = opens ? sum(attackers, 'stk') - sum(set, 'stk') : 0;
  return {
    worth: (worthOf(target) + STRIKE_WORTH * behind) / set.length,
    reason: breakReason(printedName(target), set.length - 1, behind),
  };
};

/** 8-4c: attacks cost nothing, so any that hits something is better than none. */
export const rateAttack = (table: PlayerBoard, { attacker, line, target }: OptionOf<'attack'>): Rating => {
  const card = findKnownCard(table.view, attacker) as KnownCard;
  const defenders = defendersOn(table, line);
  const unit = defenders.find((each) => each.card === target);
  if (unit !== undefined) return attackOnUnit(table, card, unit, line === 'center' && defenders.length === 1);
  if (line !== 'center') return { worth: -1, reason: ratingReasons.emptyLine };
  return { worth: STRIKE_WORTH * card.stk, reason: strikeReason(card.stk) };
};
