import type { Heuristic, Rating } from '../../../core/adapters/heuristic.ts';
import type { LocalizedText } from '../../../core/narration.ts';
import type { GameView } from '../views/view.ts';
import { ratingReasons } from '../text/rating-reasons.ts';
import type { GateRulerOption, OptionOf } from '../state/option.ts';
import { rateAttack } from './attacks.ts';
import { rateTarget, rateZone } from './choices.ts';
import { rateCardAction } from './plays.ts';
import { type PlayerBoard, playerBoard } from './side-seen.ts';

type Form = GateRulerOption['form'];

/** Forms that are not there make no difference. */
type Ratings = { readonly [F in Form]?: (table: PlayerBoard, option: OptionOf<F>) => Rating };

const flat = (worth: number, reason: LocalizedText) => (): Rating => ({ worth, reason });

const INDIFFERENT: Rating = { worth: 0, reason: ratingReasons.indifferent };

const ratings: Ratings = {
  pass: flat(0, ratingReasons.nothingBetter),
  play: rateCardAction,
  reveal: rateCardAction,
  set: rateCardAction,
  zone: rateZone,
  card: rateTarget,
  attack: rateAttack,
  endAttacks: flat(0, ratingReasons.noAttackLeft),
  done: flat(0, ratingReasons.enough),
  number: (_, { number }) => ({ worth: number, reason: ratingReasons.moreIsBetter }),
  consent: (_, { consent }) => ({ worth: consent ? 1 : 0, reason: ratingReasons.mostlyHelps }),
  waiting: flat(1, ratingReasons.waitingHelps),
  decline: flat(0, ratingReasons.givesAbilityAway),
  ability: flat(2, ratingReasons.useAbility),
  overdrive: flat(2, ratingReasons.useOverdrive),
  keep: flat(0, ratingReasons.staysHidden),
  discard: flat(-2, ratingReasons.givesCardAway),
};

/**
 * Rates the options of Gate Ruler: fill the zones, the defense zone first; break through to the ruler where the attackers
 * suffice, else destroy what can be destroyed; keep instants until they destroy something.
 */
export const rateGateRuler: Heuristic<GateRulerOption, GameView> = ({ decision, view }) => {
  const table = playerBoard(view());
  return decision.options.map((option) => {
    const rate = ratings[option.form] as ((table: PlayerBoard, option: GateRulerOption) => Rating) | undefined;
    return rate?.(table, option) ?? INDIFFERENT;
  });
};
