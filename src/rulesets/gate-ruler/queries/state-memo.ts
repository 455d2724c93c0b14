import type { Player } from '../../../core/decision.ts';
import type { Game, Zones } from '../state/game.ts';

/** Whether two games differ at most in what was told, and in the next chance and number; what changes most often first. */
const isSameState = (one: Game, other: Game): boolean =>
  one === other ||
  (one.states === other.states &&
    one.sides === other.sides &&
    one.gate === other.gate &&
    one.turn === other.turn &&
    one.attack === other.attack &&
    one.object === other.object &&
    one.waiting === other.waiting &&
    one.lasting === other.lasting &&
    one.delayed === other.delayed &&
    one.takenBack === other.takenBack &&
    one.soulOf === other.soulOf &&
    one.result === other.result &&
    one.definitionOf === other.definitionOf &&
    one.owner === other.owner &&
    one.cards === other.cards &&
    one.interpretations === other.interpretations &&
    one.edition === other.edition);

/**
 * Whether two games are alike in all that the texts of cards read while nothing is played: where cards lie, what is noted of
 * them, what lasts, whose turn it is, and what attacks.
 */
const isSameBoard = (one: Game, other: Game): boolean =>
  one === other ||
  (one.states === other.states &&
    one.sides === other.sides &&
    one.turn.player === other.turn.player &&
    one.attack?.attacker === other.attack?.attacker &&
    one.lasting === other.lasting &&
    one.soulOf === other.soulOf &&
    one.definitionOf === other.definitionOf &&
    one.owner === other.owner &&
    one.cards === other.cards &&
    one.interpretations === other.interpretations);

/** Whether two games are alike in all that decides whether an Instant can be played. */
const isSameAtInstant = (one: Game, other: Game): boolean =>
  one.gate === other.gate && one.takenBack === other.takenBack && isSameBoard(one, other);

/** Remembers what a rule function gave for the game it was asked about last, also for games that are the same to it. */
const memoWhile =
  (isSame: (one: Game, other: Game) => boolean) =>
  <V>(compute: (game: Game) => V): ((game: Game) => V) => {
    let last: { readonly game: Game; readonly value: V } | undefined;
    return (game) => {
      if (last === undefined || !isSame(last.game, game)) last = { game, value: compute(game) };
      return last.value;
    };
  };

/** For a function that reads neither the facts nor the next chance or number. */
export const memoOnState = memoWhile(isSameState);

/** For a function that reads what the texts of cards read while nothing is played, and nothing else. */
export const memoOnBoard = memoWhile(isSameBoard);

/** For a function that reads besides that what lies on the gate, and what was taken back. */
export const memoAtInstant = memoWhile(isSameAtInstant);

/** What a function gave, and the parts of the game that it was found from. */
export interface MemoByCards<V> {
  readonly sides: Game['sides'];
  readonly definitionOf: Game['definitionOf'];
  readonly cards: Game['cards'];
  readonly value: V;
}

interface MemoByOwnCards<V> extends Omit<MemoByCards<V>, 'sides'> {
  readonly zones: Zones;
}

const isOfSameCards = <V>(found: MemoByCards<V>, { sides, definitionOf, cards }: Game): boolean =>
  found.sides === sides && found.definitionOf === definitionOf && found.cards === cards;

/**
 * Remembers what a rule function gave for the last two ways the cards lay. The function must read nothing else than which
 * cards lie where, and what is printed on them. It is handed what it gave last, if anything.
 */
export const memoOnCards = <V>(
  compute: (game: Game, last: MemoByCards<V> | undefined) => V,
): ((game: Game) => V) => {
  let last: MemoByCards<V> | undefined;
  let older: MemoByCards<V> | undefined;
  return (game) => {
    if (last !== undefined && isOfSameCards(last, game)) return last.value;
    const { sides, definitionOf, cards } = game;
    const found =
      older !== undefined && isOfSameCards(older, game)
        ? older
        : { sides, definitionOf, cards, value: compute(game, last) };
    older = last;
    last = found;
    return found.value;
  };
};

/** The same for a function that reads nothing else than which cards lie where on the side of that player; of the last way only. */
export const memoOnOwnCards = <V>(player: Player, compute: (game: Game) => V): ((game: Game) => V) => {
  let last: MemoByOwnCards<V> | undefined;
  return (game) => {
    const { zones } = game.sides[player];
    const { definitionOf, cards } = game;
    if (last?.zones !== zones || last.definitionOf !== definitionOf || last.cards !== cards) {
      last = { zones, definitionOf, cards, value: compute(game) };
    }
    return last.value;
  };
};
