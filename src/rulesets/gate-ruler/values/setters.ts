import type { Player } from '../../../kernel/decision.ts';
import { type CardState, UNNOTED } from './card-state.ts';
import type { Delayed, Game, Lasting, Side, Turn, Waiting } from './game.ts';
import type { GateItem } from './gate-item.ts';
import type { Instance, Place } from './instance.ts';

/** Part of a card's state replaced. */
export const withState = (game: Game, card: Instance, change: Partial<CardState>): Game => ({
  ...game,
  states: { ...game.states, [card]: { ...(game.states[card] ?? UNNOTED), ...change } },
});

/** Nothing is noted of the card. */
export const withoutState = (game: Game, card: Instance): Game => {
  // Most cards that move had no state.
  if (game.states[card] === undefined) return game;
  const { [card]: _gone, ...states } = game.states;
  return { ...game, states };
};

/** The card as a new object (3-2d). */
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

const withSide = (game: Game, player: Player, change: Partial<Side>): Game => {
  const side = { ...game.sides[player], ...change };
  return { ...game, sides: player === 0 ? [side, game.sides[1]] : [game.sides[0], side] };
};

/** The cards of a zone, the top first. */
export const withZone = (game: Game, { player, zone }: Place, cards: readonly Instance[]): Game =>
  withSide(game, player, { zones: { ...game.sides[player].zones, [zone]: cards } });

/** A player's normal summons: how many are allowed, how many were made. */
export const withSummons = (
  game: Game,
  player: Player,
  summons: Partial<Pick<Side, 'summonCap' | 'summonCount'>>,
): Game => withSide(game, player, summons);

/** The soul under that host; under none where no host is given (3-14c). */
export const withSoul = (game: Game, soul: Instance, host: Instance | undefined): Game => {
  if (host !== undefined) return { ...game, soulOf: { ...game.soulOf, [soul]: host } };
  const { [soul]: _host, ...soulOf } = game.soulOf;
  return { ...game, soulOf };
};

/** The items of the gate, bottom first, that many of them newly numbered. */
export const withGate = (game: Game, gate: readonly GateItem[], numbered = 0): Game => ({
  ...game,
  gate,
  nextNumber: game.nextNumber + numbered,
});

export const withTurn = (game: Game, change: Partial<Turn>): Game => ({
  ...game,
  turn: { ...game.turn, ...change },
});

/** The attack going on; none where none is given. */
export const withAttack = (game: Game, attack: Game['attack']): Game => {
  if (attack !== undefined) return { ...game, attack };
  const { attack: _over, ...rest } = game;
  return rest;
};

export const withLasting = (game: Game, lasting: readonly Lasting[]): Game => ({ ...game, lasting });

export const withDelayed = (game: Game, delayed: readonly Delayed[]): Game => ({ ...game, delayed });

export const withWaiting = (game: Game, waiting: readonly Waiting[]): Game => ({ ...game, waiting });

export const withTakenBack = (game: Game, takenBack: readonly string[]): Game => ({ ...game, takenBack });

export const withRng = (game: Game, rng: Game['rng']): Game => ({ ...game, rng });

export const withResult = (game: Game, result: NonNullable<Game['result']>): Game => ({ ...game, result });

/** A game gone back to with what was told since. */
export const withFactsOf = (game: Game, { facts }: Game): Game => ({ ...game, facts });
