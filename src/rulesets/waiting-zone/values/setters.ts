import type { Player } from '../../../kernel/decision.ts';
import type { Game, Side, UnitState } from './game.ts';
import type { Instance } from './instance.ts';
import type { Place } from './place.ts';
import type { Turn } from './turn.ts';

// Each key of a game that changes in a match is written here and nowhere else.

/** What is noted of a unit, from its coming onto the field on. */
export const withNewUnit = (game: Game, unit: Instance, state: UnitState): Game => ({
  ...game,
  units: { ...game.units, [unit]: state },
});

/** Part of what is noted of a unit replaced. */
export const withUnit = (game: Game, unit: Instance, change: Partial<UnitState>): Game =>
  withNewUnit(game, unit, { ...(game.units[unit] as UnitState), ...change });

/** Nothing is noted of the card. */
export const withoutUnit = (game: Game, card: Instance): Game => {
  const { [card]: _gone, ...units } = game.units;
  return { ...game, units };
};

/** The card as a new object. */
export const asNewObject = (game: Game, card: Instance): Game => ({
  ...game,
  object: game.object.with(card, game.nextNumber),
  nextNumber: game.nextNumber + 1,
});

/** That many numbers are given out, from `nextNumber` on. */
export const withNumbersGiven = (game: Game, count: number): Game => ({
  ...game,
  nextNumber: game.nextNumber + count,
});

/** Part of a player's side replaced. */
export const withSide = (game: Game, player: Player, change: Partial<Side>): Game => {
  const side = { ...game.sides[player], ...change };
  return { ...game, sides: player === 0 ? [side, game.sides[1]] : [game.sides[0], side] };
};

/** The cards of a zone, the top first. */
export const withZone = (game: Game, { player, zone }: Place, cards: readonly Instance[]): Game =>
  withSide(game, player, { zones: { ...game.sides[player].zones, [zone]: cards } });

/** What waits, oldest first. */
export const withWaiting = (game: Game, waiting: Game['waiting']): Game => ({ ...game, waiting });

export const withEvent = (game: Game, event: Game['event']): Game => ({ ...game, event });

/** The open check; `null` once none is left. */
export const withWindow = (game: Game, window: Game['window']): Game => ({ ...game, window });

/** The checks still to be made, the next one first. */
export const withDue = (game: Game, due: Game['due']): Game => ({ ...game, due });

export const withTurn = (game: Game, change: Partial<Turn>): Game => ({
  ...game,
  turn: { ...game.turn, ...change },
});

export const withRng = (game: Game, rng: Game['rng']): Game => ({ ...game, rng });

export const withResult = (game: Game, result: NonNullable<Game['result']>): Game => ({ ...game, result });
