import { canonicalJson } from '../../../../src/core/data/digest.ts';
import type { Frame } from '../../../../src/core/game-state.ts';
import { type CardGame, type CardPosition, type Rewriting, rewriteFrame, rewriteGame } from './rewrite.ts';

/** What the slow form is told of a ruleset. */
export interface SlowSymmetry {
  unordered(game: CardGame): readonly string[];
  readonly lists: readonly string[];
  /** Whether a process no longer reads that of its context. */
  isSpent(state: string, key: string): boolean;
}

interface Listed {
  readonly number: number;
  readonly card?: unknown;
}

/** The lists of what waits, one entry after the other, each with its name. */
const listed = (game: CardGame, lists: readonly string[]): readonly (Listed & { readonly name: string })[] =>
  lists.flatMap((list) =>
    (game[list] as readonly Listed[]).map((entry, index) => ({ ...entry, name: `${list} ${index}` })),
  );

/** Names of cards, in words: where each lies. */
const placesIn = (game: CardGame, { unordered: unorderedIn, lists }: SlowSymmetry): readonly string[] => {
  const unordered = unorderedIn(game);
  const kind = (card: number): string => `${game.definitionOf[card]} of ${game.owner[card]}`;
  const places = game.definitionOf.map((_, card) => {
    const { name } = listed(game, lists).find((entry) => entry.card === card) ?? { name: 'nowhere' };
    return `${kind(card)} as ${name}`;
  });
  for (const [player, { zones }] of game.sides.entries()) {
    for (const [zone, cards = []] of Object.entries(zones)) {
      for (const [index, card] of cards.entries()) {
        const equal = cards
          .slice(0, index)
          .filter((other) => game.definitionOf[other] === game.definitionOf[card]).length;
        places[card] = `${kind(card)} in ${zone} of ${player}, ${unordered.includes(zone) ? equal : index}`;
      }
    }
  }
  return places;
};

const formOf = (game: CardGame, stack: readonly Frame[], symmetry: SlowSymmetry): unknown => {
  const { lists, isSpent } = symmetry;
  const places = placesIn(game, symmetry);
  const gone: number[] = [];
  const given = (number: number, then = game, thenPlaces = places): string => {
    const entry = listed(then, lists).find((each) => each.number === number);
    if (entry !== undefined) return entry.name;
    const card = then.object.indexOf(number);
    if (card >= 0) return thenPlaces[card] as string;
    if (!gone.includes(number)) gone.push(number);
    return `gone ${gone.indexOf(number)}`;
  };
  const by: Rewriting = {
    card: (card) => places[card],
    object: (number) => given(number),
    item: (number) => given(number),
    time: (number) =>
      listed(game, lists)
        .filter((entry) => entry.number >= number)
        .map(({ name }) => name),
    before: (then) => {
      const thenPlaces = placesIn(then, symmetry);
      const cards = places.map(
        (now, card) => `${now} was ${thenPlaces[card]}, ${then.object[card] === game.object[card]}`,
      );
      return [
        formOf(then, [], symmetry),
        cards.sort(),
        listed(game, lists).map(({ number }) => given(number, then, thenPlaces)),
      ];
    },
  };
  const {
    definitionOf: _d,
    owner: _o,
    object: _n,
    nextNumber: _x,
    facts: _f,
    cards: _c,
    sides,
    ...rest
  } = game;
  return {
    places: [...places].sort(),
    sides: sides.map(({ zones: _, ...side }) => side),
    rest: rewriteGame(rest as unknown as CardGame, by),
    stack: stack.map(({ state, rest: context }) =>
      rewriteFrame(
        { state, rest: Object.fromEntries(Object.entries(context).filter(([key]) => !isSpent(state, key))) },
        by,
      ),
    ),
  };
};

/** A text that is the same for positions that the symmetry makes equal. */
export const slowForm = ({ game, stack }: CardPosition, symmetry: SlowSymmetry): string =>
  canonicalJson(formOf(game, stack, symmetry));
