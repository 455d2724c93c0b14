import { memoizeLast2 } from '../../../core/memo.ts';
import type { CardRef } from '../state/instance.ts';
import type { Continuous } from '../state/card.ts';
import type { Scope } from '../state/scope.ts';

/** An effect that is true now; `on` are the cards it was applied to, absent where its text says which. */
export interface ActiveEffect<Effect extends Continuous = Continuous> {
  readonly effect: Effect;
  readonly scope: Scope;
  readonly on: readonly CardRef[] | undefined;
}

type EffectsOf<Kind extends string> = readonly ActiveEffect<Extract<Continuous, Record<Kind, unknown>>>[];

/** Effects by the key that says what they do, in their order. */
export interface EffectsByKind {
  readonly change: EffectsOf<'change'>;
  readonly set: EffectsOf<'set'>;
  readonly keyword: EffectsOf<'keyword'>;
  readonly cannot: EffectsOf<'cannot'>;
  readonly mayTreat: EffectsOf<'mayTreat'>;
  readonly unaffected: EffectsOf<'unaffected'>;
  readonly instead: EffectsOf<'instead'>;
  readonly damage: EffectsOf<'damage'>;
}

export const groupByKind = memoizeLast2(
  (effects: readonly ActiveEffect[]) => effects,
  (effects): EffectsByKind => {
    const thatSay = <Kind extends string>(kind: Kind): EffectsOf<Kind> =>
      effects.filter(({ effect }) => kind in effect) as unknown as EffectsOf<Kind>;
    return {
      change: thatSay('change'),
      set: thatSay('set'),
      keyword: thatSay('keyword'),
      cannot: thatSay('cannot'),
      mayTreat: thatSay('mayTreat'),
      unaffected: thatSay('unaffected'),
      instead: thatSay('instead'),
      damage: thatSay('damage'),
    };
  },
);
