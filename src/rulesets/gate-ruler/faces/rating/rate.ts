import type { Rate, Rating } from '../../../../kernel/faces/rating.ts';
import type { GameView } from '../../seen/view.ts';
import type { GateRulerOption, OptionOf } from '../../values/option.ts';
import { rateAttack } from './attacks.ts';
import { rateTarget, rateZone } from './choices.ts';
import { rateCardAction } from './plays.ts';
import { type Table, tableOf } from './side-seen.ts';

type Form = GateRulerOption['form'];

/** Forms that are not there make no difference. */
type Ratings = { readonly [F in Form]?: (table: Table, option: OptionOf<F>) => Rating };

const flat = (worth: number, reason: string) => (): Rating => ({ worth, reason });

const INDIFFERENT: Rating = { worth: 0, reason: 'makes no difference' };

const ratings: Ratings = {
  pass: flat(0, 'nothing better to do'),
  play: rateCardAction,
  reveal: rateCardAction,
  set: rateCardAction,
  zone: rateZone,
  card: rateTarget,
  attack: rateAttack,
  endAttacks: flat(0, 'nothing left worth attacking'),
  done: flat(0, 'that is enough'),
  number: (_, { number }) => ({ worth: number, reason: 'more is better' }),
  consent: (_, { consent }) => ({ worth: consent ? 1 : 0, reason: 'what may be done mostly helps' }),
  waiting: flat(1, 'an ability that waits mostly helps'),
  decline: flat(0, 'gives an ability away'),
  ability: flat(2, 'an ability is used while it can be'),
  overdrive: flat(2, 'an overdrive is used while it can be'),
  keep: flat(0, 'stays hidden'),
  discard: flat(-2, 'gives a card away'),
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
