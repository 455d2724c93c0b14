import type { Rate, Rating } from '../../../core/adapters/heuristic.ts';
import type { InLanguages } from '../../../core/narration.ts';
import type { GameView, KnownCard } from '../views/view.ts';
import { reasons } from '../text/option-comments.ts';
import type { OptionOf, WaitingZoneOption } from '../state/option.ts';
import { type KnownCards, printed } from './visible-cards.ts';
import { rateAttack, rateTargetOf } from './attacks.ts';
import { rateChosen } from './choices.ts';
import { ratePlay } from './plays.ts';
import { cardSeen, nameOf, type Table, tableOf, worthOf } from './side-seen.ts';

type Form = WaitingZoneOption['form'];

type Ratings = { readonly [F in Form]: (table: Table, option: OptionOf<F>) => Rating };

const flat = (worth: number, reason: InLanguages) => (): Rating => ({ worth, reason });

const ofCard =
  (rate: (table: Table, card: KnownCard) => Rating) =>
  (table: Table, { card }: { readonly card: number }): Rating => {
    const seen = cardSeen(table, card);
    return seen === undefined ? { worth: 0, reason: reasons.unknownCard } : rate(table, seen);
  };

const rateCounter = (table: Table, card: KnownCard): Rating => {
  const { additionalDiscards = 0, cost = 0 } = printed(table.cards, card);
  return additionalDiscards > 0
    ? { worth: -1, reason: reasons.costsAnother(nameOf(table, card)) }
    : { worth: 1 + cost, reason: reasons.worksNow(nameOf(table, card)) };
};

const attackerIn = (table: Table): KnownCard | undefined => {
  const { event } = table.view;
  const card = event?.kind === 'attack' ? event.card?.card : undefined;
  return card === undefined || card === null ? undefined : cardSeen(table, card);
};

const ratings: Ratings = {
  pass: flat(0, reasons.nothingBetter),
  endPhase: flat(0, reasons.nothingToBegin),
  play: ofCard(ratePlay),
  use: ofCard((table, card) => ({ worth: 5, reason: reasons.useAbility(nameOf(table, card)) })),
  attack: ofCard(rateAttack),
  counter: ofCard(rateCounter),
  discard: ofCard((table, card) => ({
    worth: -worthOf(table, card) - (printed(table.cards, card).cost ?? 0),
    reason: reasons.givesAway(nameOf(table, card)),
  })),
  optionalCost: (_, { pays }) => ({ worth: pays ? 1 : 0, reason: reasons.payingHelps }),
  side: (_, { side }) => ({ worth: -side, reason: reasons.firstSide }),
  choose: (table, { chosen }) => {
    const attacker = attackerIn(table);
    const isTargetOfAttack = attacker !== undefined && table.view.waiting.length === 0;
    return isTargetOfAttack ? rateTargetOf(table, attacker, chosen) : rateChosen(table, chosen);
  },
  resolve: flat(0, reasons.indifferent),
};

/**
 * Rates the options of the waiting-zone game: bring units onto the field, attack where it costs less than it gains, counter
 * whatever can be countered. `cards`: those whose text is known.
 */
export const rateWaitingZone =
  (cards: KnownCards): Rate<WaitingZoneOption, GameView> =>
  ({ decision, view }) => {
    const table = tableOf(view(), cards);
    return decision.options.map((option) =>
      (ratings[option.form] as (table: Table, option: WaitingZoneOption) => Rating)(table, option),
    );
  };
