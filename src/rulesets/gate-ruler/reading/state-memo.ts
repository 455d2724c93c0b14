import type { Game } from '../values/game.ts';

type Unread = 'facts' | 'rng' | 'nextNumber';

/** What rules read of a game, what changes most often first. */
const PARTS = Object.keys({
  states: true,
  sides: true,
  gate: true,
  turn: true,
  attack: true,
  object: true,
  waiting: true,
  lasting: true,
  delayed: true,
  takenBack: true,
  soulOf: true,
  result: true,
  definitionOf: true,
  owner: true,
  cards: true,
  interpretations: true,
  edition: true,
} satisfies Record<Exclude<keyof Game, Unread>, true>) as readonly Exclude<keyof Game, Unread>[];

/** Whether two games differ at most in what was told, and in the next chance and number. */
const isSameState = (one: Game, other: Game): boolean => {
  if (one === other) return true;
  for (const part of PARTS) if (one[part] !== other[part]) return false;
  return true;
};

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
