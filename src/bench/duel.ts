/** A duel of next to nothing: strike, charge or guard, one each turn. */
export interface Duel {
  readonly life: readonly [number, number];
  readonly power: readonly [number, number];
  readonly guards: readonly [boolean, boolean];
  readonly turn: 0 | 1;
}

const LIFE = 20;
const MOST_POWER = 6;

export const beginDuel = (): Duel => ({ life: [LIFE, LIFE], power: [1, 1], guards: [false, false], turn: 0 });

const at = <T>(pair: readonly [T, T], place: 0 | 1, value: T): readonly [T, T] =>
  place === 0 ? [value, pair[1]] : [pair[0], value];

/** Names of the moves, by number. */
export const MOVES = ['strike', 'charge', 'guard'] as const;

/** The duel after a move of the player on turn; then it is the other's turn. */
export const moveDuel = (duel: Duel, move: number): Duel => {
  const { life, power, guards, turn: me } = duel;
  const other = me === 0 ? 1 : 0;
  const turn = other;
  if (move === 1) return { ...duel, power: at(power, me, Math.min(MOST_POWER, power[me] + 1)), turn };
  if (move === 2) return { ...duel, guards: at(guards, me, true), turn };
  const harm = guards[other] ? Math.floor(power[me] / 2) : power[me];
  return {
    life: at(life, other, life[other] - harm),
    power: at(power, me, 1),
    guards: at(guards, other, false),
    turn,
  };
};

/** Who has won; nobody yet where absent. */
export const winnerOfDuel = ({ life }: Duel): 0 | 1 | undefined =>
  life[0] <= 0 ? 1 : life[1] <= 0 ? 0 : undefined;
