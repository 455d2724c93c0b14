import type { Heuristic, Rating } from '../../../core/adapters/heuristic.ts';
import type { LocalizedText } from '../../../core/narration.ts';
import type { GameView, KnownCard } from '../views/view.ts';
import { ratingReasons } from '../text/option-comments.ts';
import type { OptionOf, WaitingZoneOption } from '../state/option.ts';
import { type KnownCards, printedCard } from './visible-cards.ts';
import { rateAttack, rateTargetOf } from './attacks.ts';
import { rateChosen } from './choices.ts';
import { ratePlay } from './plays.ts';
import { cardInHandOrPlay, printedName, type PlayerBoard, playerBoard, worthOf } from './side-seen.ts';

type Form = WaitingZoneOption['form'];

type Ratings = { readonly [F in Form]: (table: PlayerBoard, option: OptionOf<F>) => Rating };

const flat = (worth: number, reason: LocalizedText) => (): Rating => ({ worth, reason });

const ofCard =
  (rate: (table: PlayerBoard, card: KnownCard) => Rating) =>
  (table: PlayerBoard, { card }: { readonly card: number }): Rating => {
    const seen = cardInHandOrPlay(table, card);
    return seen === undefined ? { worth: 0, reason: ratingReasons.unknownCard } : rate(table, seen);
  };

const rateCounter = (table: PlayerBoard, card: KnownCard): Rating => {
  const { additionalDiscards = 0, cost = 0 } = printedCard(table.cards, card);
  return additionalDiscards > 0
    ? { worth: -1, reason: ratingReasons.costsAnother(printedName(table, card)) }
    : { worth: 1 + cost, reason: ratingReasons.worksNow(printedName(table, card)) };
};

const attackerIn = (table: PlayerBoard): KnownCard | undefined => {
  const { event } = table.view;
  const card = event?.kind === 'attack' ? event.card?.card : undefined;
  return card === undefined || card === null ? undefined : cardInHandOrPlay(table, card);
};

const ratings: Ratings = {
  pass: flat(0, ratingReasons.nothingBetter),
  endPhase: flat(0, ratingReasons.nothingToBegin),
  play: ofCard(ratePlay),
  use: ofCard((table, card) => ({ worth: 5, reason: ratingReasons.useAbility(printedName(table, card)) })),
  attack: ofCard(rateAttack),
  counter: ofCard(rateCounter),
  discard: ofCard((table, card) => ({
    worth: -worthOf(table, card) - (printedCard(table.cards, card).cost ?? 0),
    reason: ratingReasons.givesAway(printedName(table, card)),
  })),
  optionalCost: (_, { pays }) => ({ worth: pays ? 1 : 0, reason: ratingReasons.payingHelps }),
  side: (_, { side }) => ({ worth: -side, reason: ratingReasons.firstSide }),
  choose: (table, { chosen }) => {
    const attacker = attackerIn(table);
    const isTargetOfAttack = attacker !== undefined && table.view.waiting.length === 0;
    return isTargetOfAttack ? rateTargetOf(table, attacker, chosen) : rateChosen(table, chosen);
  },
  resolve: flat(0, ratingReasons.indifferent),
};

/**
 * Rates the options of the waiting-zone game: bring units onto the field, attack where it costs less than it gains, counter
 * whatever can be countered. `cards`: those whose text is known.
 */
export const rateWaitingZone =
  (cards: KnownCards): Heuristic<WaitingZoneOption, GameView> =>
  ({ decision, view }) => {
    const table = playerBoard(view(), cards);
    return decision.options.map((option) =>
      (ratings[option.form] as (table: PlayerBoard, option: WaitingZoneOption) => Rating)(table, option),
    );
  };
