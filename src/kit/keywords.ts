import type { CardTable, Declaration, NamesIn } from './declaration.ts';
import { type CardReaders, type CardRules, effectsBy, type KeywordEffect } from './effects.ts';

/** A keyword that a card has, or would have: whether it is printed, whether the card has it now, and the card by whose effect. */
export interface KeywordNow<Keyword extends string = string> {
  readonly keyword: Keyword;
  readonly isPrinted: boolean;
  readonly isThere: boolean;
  readonly by?: number;
}

/** The keywords of cards: printed ones, those of marks, and what effects give and take. */
export const keywordRules = <const D extends Declaration>(
  { cards, keywords = {} }: D,
  readers: CardReaders<D>,
  { keywordEffects }: CardRules<D>,
) => {
  type Game = CardTable<D>;
  type Keyword = NamesIn<D>['keyword'];
  const known = Object.keys(keywords) as Keyword[];

  const asked =
    keywordEffects &&
    effectsBy<D, KeywordEffect<Keyword>>('keywordEffects', '{ by, gains } or { by, loses }', (game, card) =>
      keywordEffects(game, card, readers),
    );

  const effectsOn = (game: Game, card: number): readonly KeywordEffect<Keyword>[] => {
    const effects = asked?.(game, card, 'keywords') ?? [];
    for (const { gains, loses } of effects)
      if ((gains === undefined) === (loses === undefined) || !known.includes((gains ?? loses) as Keyword))
        throw new Error(
          `keywordEffects: an effect gains or loses one of ${known.join(', ')}, got ${JSON.stringify({ gains, loses })}`,
        );
    return effects;
  };

  /** Returns the keywords that a card has or was printed with, in the order in which they are declared. */
  const keywordsOf = (game: Game, card: number): readonly KeywordNow<Keyword>[] => {
    if (known.length === 0) return [];
    const printed = cards[game.cards[card] as NamesIn<D>['card']]?.keywords ?? [];
    const marks: Readonly<Record<string, unknown>> = readers.marksOf(game, card);
    const effects = effectsOn(game, card);
    return known.flatMap((keyword) => {
      const isPrinted = printed.includes(keyword);
      const last = effects.findLast(({ gains, loses }) => gains === keyword || loses === keyword);
      const before = isPrinted || marks[keyword] === true;
      const isThere = last === undefined ? before : last.gains === keyword;
      if (!isPrinted && !isThere) return [];
      return [
        { keyword, isPrinted, isThere, ...(last !== undefined && isThere !== before && { by: last.by }) },
      ];
    });
  };

  /** Returns the keywords that a card has, in the order in which they are declared. */
  const keywordsNow = (game: Game, card: number): readonly Keyword[] =>
    keywordsOf(game, card).flatMap(({ keyword, isThere }) => (isThere ? [keyword] : []));

  const hasKeyword = (game: Game, card: number, keyword: Keyword): boolean => {
    if (!known.includes(keyword)) throw new Error(`the game declares no keyword ${keyword}`);
    return keywordsNow(game, card).includes(keyword);
  };

  return { hasKeyword, keywordsNow, keywordsOf };
};
