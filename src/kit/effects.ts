import type { CardTable, Declaration, MarksIn, MayBeGone, NamesIn } from './declaration.ts';
import type { Place } from './zones.ts';

/** What rules read of the cards of a game. */
export interface CardReaders<D extends Declaration> {
  /** Returns the cards that are attached to a card, in the order in which they were attached. */
  readonly attachedTo: (game: CardTable<D>, card: number) => readonly number[];
  /** Returns the numbers of the cards of a zone, the top first. `holder`: whose zone, unless it is shared. */
  readonly cardsIn: (
    game: CardTable<D>,
    zone: NamesIn<D>['zone'],
    holder?: CardTable<D>['turn'],
  ) => readonly number[];
  /** Returns the card to which a card is attached. */
  readonly hostOf: (game: CardTable<D>, card: number) => number | undefined;
  /** Returns the marks of a card. */
  readonly marksOf: (game: CardTable<D>, card: number) => MarksIn<D>;
  /** Returns where a card lies; in a game with tokens `undefined` for one that has ceased to exist. Throws if it is in no zone. */
  readonly placeOf: (
    game: CardTable<D>,
    card: number,
  ) => Place<NamesIn<D>['zone']> | (MayBeGone<D> extends true ? undefined : never);
}

/** What rules read of the keywords of cards. */
export interface KeywordReader<D extends Declaration> {
  /** Returns whether a card has a keyword now: a printed one, by the mark of the same name, or by the effects of `keywordEffects`. */
  readonly hasKeyword: (game: CardTable<D>, card: number, keyword: NamesIn<D>['keyword']) => boolean;
}

/** What an effect adds to a number of a card, and whose effect it is: a card by its number. */
export interface NumberEffect {
  readonly by: number;
  readonly change: number;
}

/** A keyword that an effect gives to a card or takes from it, and whose effect it is: a card by its number. */
export type KeywordEffect<Keyword extends string = string> = { readonly by: number } & (
  | { readonly gains: Keyword; readonly loses?: never }
  | { readonly loses: Keyword; readonly gains?: never }
);

/**
 * The continuous effects of cards, which a declaration cannot say as data. Each function is asked whenever what it changes is read, so
 * an effect ends when its cause does. It uses only what all players may know, and nothing that it changes itself.
 */
export interface CardRules<D extends Declaration> {
  /** Returns the effects on a number of a card now, such as those of a captain whose units have 1 more attack. */
  numberEffects?(
    game: CardTable<D>,
    card: number,
    name: NamesIn<D>['number'],
    readers: CardReaders<D> & KeywordReader<D>,
  ): readonly NumberEffect[];
  /** Returns the effects on the keywords of a card now, in the order in which they apply: of two on one keyword the last one counts. */
  keywordEffects?(
    game: CardTable<D>,
    card: number,
    readers: CardReaders<D>,
  ): readonly KeywordEffect<NamesIn<D>['keyword']>[];
}

/** Throws where an effect has no cause. */
const checkCause = (rule: keyof CardRules<Declaration>, game: CardTable<Declaration>, by: unknown): void => {
  if (game.cards[by as number] === undefined)
    throw new Error(`${rule}: by is the number of a card, got ${String(by)}`);
};

/**
 * Returns the function that asks for the effects on a card, and checks them. Throws if they are no list, if one has no cause, or
 * if they are asked for while they are worked out. `form`: how one is written.
 */
export const effectsBy = <D extends Declaration, Effect extends { readonly by: number }>(
  rule: keyof CardRules<D>,
  form: string,
  effectsOf: (game: CardTable<D>, card: number, name: string) => readonly Effect[],
) => {
  const asked = new Set<string>();
  return (game: CardTable<D>, card: number, name: string): readonly Effect[] => {
    const question = `the ${name} of card ${card} (${game.cards[card]})`;
    if (asked.has(question))
      throw new Error(
        `${rule} reads ${question} while it works out just that; read what is printed, or marks`,
      );
    asked.add(question);
    try {
      const effects: unknown = effectsOf(game, card, name);
      if (!Array.isArray(effects))
        throw new Error(`${rule} returns a list of ${form}, got ${JSON.stringify(effects)}`);
      for (const effect of effects) checkCause(rule, game as never, effect?.by);
      return effects;
    } finally {
      asked.delete(question);
    }
  };
};
