import { memoOn } from '../../../core/memo.ts';
import type { CardRef } from '../state/instance.ts';
import type { Continuous } from '../state/card.ts';
import type { Scope } from '../state/scope.ts';

/** An effect that is true now; `on` are the cards it was applied to, absent where its text says which. */
export interface ActiveEffect<Effect extends Continuous = Continuous> {
  readonly effect: Effect;
  readonly scope: Scope;
  readonly on: readonly CardRef[] | undefined;
}

type ThatSay<Kind extends string> = readonly ActiveEffect<Extract<Continuous, Record<Kind, unknown>>>[];

/** Effects by the key that says what they do, in their order. */
export interface EffectsByKind {
  readonly change: ThatSay<'change'>;
  readonly set: ThatSay<'set'>;
  readonly keyword: ThatSay<'keyword'>;
  readonly cannot: ThatSay<'cannot'>;
  readonly mayTreat: ThatSay<'mayTreat'>;
  readonly unaffected: ThatSay<'unaffected'>;
  readonly instead: ThatSay<'instead'>;
  readonly damage: ThatSay<'damage'>;
}

export const byKind = memoOn(
  (effects: readonly ActiveEffect[]) => effects,
  (effects): EffectsByKind => {
    const thatSay = <Kind extends string>(kind: Kind): ThatSay<Kind> =>
      effects.filter(({ effect }) => kind in effect) as unknown as ThatSay<Kind>;
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
