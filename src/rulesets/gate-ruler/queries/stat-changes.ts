import { flatMapFast } from '../../../core/hot-path.ts';
import type { Keyword, Stat } from '../state/card.ts';
import type { Game } from '../state/game.ts';
import type { CardRef, Instance } from '../state/instance.ts';
import { amountOf, applies, effectsByKind } from './effects.ts';

/** What an effect does to a number of a card. */
export interface StatChange {
  readonly source: CardRef;
  readonly does: 'change' | 'set';
  readonly amount: number;
}

/** What changes that number of a card now, in the order it counts: increases and decreases before set values (15-2a). */
export const statChanges = (game: Game, card: Instance, stat: Stat): readonly StatChange[] => {
  const { change, set } = effectsByKind(game);
  return [
    ...flatMapFast(change, ({ effect, scope, on }): readonly StatChange[] =>
      effect.change === stat && applies(game, scope, effect.on, on, card)
        ? [{ source: scope.source, does: 'change', amount: amountOf(game, scope, effect.by) }]
        : [],
    ),
    ...flatMapFast(set, ({ effect, scope, on }): readonly StatChange[] =>
      effect.set === stat && applies(game, scope, effect.on, on, card)
        ? [{ source: scope.source, does: 'set', amount: amountOf(game, scope, effect.to) }]
        : [],
    ),
  ];
};

/** A keyword that an effect gives a card or takes from it. */
export interface KeywordChange {
  readonly source: CardRef;
  readonly keyword: Keyword;
  readonly isLost: boolean;
}

/** The keywords that effects give a card or take from it now, in the order they came. */
export const keywordChanges = (game: Game, card: Instance): readonly KeywordChange[] =>
  flatMapFast(effectsByKind(game).keyword, ({ effect, scope, on }): readonly KeywordChange[] =>
    applies(game, scope, effect.on, on, card)
      ? [{ source: scope.source, keyword: effect.keyword, isLost: effect.lose === true }]
      : [],
  );
