import type { Game, UnitState } from '../../values/game.ts';
import type { Instance } from '../../values/instance.ts';

/** A unit came onto the field: what is noted of it from now on. */
export const noteUnit = (game: Game, unit: Instance, state: UnitState): Game => ({
  ...game,
  units: { ...game.units, [unit]: state },
});

/** The game with part of a unit's state replaced. */
export const withUnit = (game: Game, unit: Instance, change: Partial<UnitState>): Game =>
  noteUnit(game, unit, { ...(game.units[unit] as UnitState), ...change });

/** A card left the field: nothing is noted of it any more. */
export const forgetUnit = (game: Game, card: Instance): Game => {
  const { [card]: _gone, ...units } = game.units;
  return { ...game, units };
};
