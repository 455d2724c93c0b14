import type { Rate, Rating } from '../../../core/adapters/heuristic.ts';
import type { InLanguages } from '../../../core/narration.ts';
import type { GameView } from '../views/view.ts';
import { reasons } from '../text/rating-reasons.ts';
import type { GateRulerOption, OptionOf } from '../state/option.ts';
import { rateAttack } from './attacks.ts';
import { rateTarget, rateZone } from './choices.ts';
import { rateCardAction } from './plays.ts';
import { type Table, tableOf } from './side-seen.ts';

type Form = GateRulerOption['form'];

/** Forms that are not there make no difference. */
type Ratings = { readonly [F in Form]?: (table: Table, option: OptionOf<F>) => Rating };

const flat = (worth: number, reason: InLanguages) => (): Rating => ({ worth, reason });

const INDIFFERENT: Rating = { worth: 0, reason: reasons.indifferent };

const ratings: Ratings = {
  pass: flat(0, reasons.nothingBetter),
  play: rateCardAction,
  reveal: rateCardAction,
  set: rateCardAction,
  zone: rateZone,
  card: rateTarget,
  attack: rateAttack,
  endAttacks: flat(0, reasons.noAttackLeft),
  done: flat(0, reasons.enough),
  number: (_, { number }) => ({ worth: number, reason: reasons.moreIsBetter }),
  consent: (_, { consent }) => ({ worth: consent ? 1 : 0, reason: reasons.mostlyHelps }),
  waiting: flat(1, reasons.waitingHelps),
  decline: flat(0, reasons.givesAbilityAway),
  ability: flat(2, reasons.useAbility),
  overdrive: flat(2, reasons.useOverdrive),
  keep: flat(0, reasons.staysHidden),
  discard: flat(-2, reasons.givesCardAway),
};

/**
 * Rates the options of Gate Ruler: fill the zones, the defense zone first; break through to the ruler where the attackers
 * suffice, else destroy what can be destroyed; keep instants until they destroy something.
 */
export const rateGateRuler: Rate<GateRulerOption, GameView> = ({ decision, view }) => {
  const table = tableOf(view());
  return decision.options.map((option) => {
    const rate = ratings[option.form] as ((table: Table, option: GateRulerOption) => Rating) | undefined;
    return rate?.(table, option) ?? INDIFFERENT;
  });
};
