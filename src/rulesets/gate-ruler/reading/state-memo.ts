import type { Game } from '../values/game.ts';

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
 * Remembers what a rule function gave for the game it was asked about last, also for games that came from it by telling
 * only. The function must read neither the facts nor the next chance or number.
 */
export const memoOnState = <V>(compute: (game: Game) => V): ((game: Game) => V) => {
  let last: { readonly game: Game; readonly value: V } | undefined;
  return (game) => {
    if (last === undefined || !isSameState(last.game, game)) last = { game, value: compute(game) };
    return last.value;
  };
};
