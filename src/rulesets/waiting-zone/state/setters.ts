import type { Player } from '../../../core/decision.ts';
import { type EventList, withEvent } from '../../../core/game-state.ts';
import { copyOf, sideWith, turnWith, unitWith, zonesWith } from './copies.ts';
import type { WaitingZoneEvent } from './event.ts';
import type { Game, Side, UnitState } from './game.ts';
import type { Instance, Place } from './instance.ts';
import type { Turn } from './progress.ts';

// Each key of a game that changes in a match is written here and nowhere else.

/** What is noted of a card: `undefined` where nothing is, since tables with holes are copied slowly. */
const withUnitState = (game: Game, card: Instance, state: UnitState | undefined): Game => {
  const units = { ...game.units };
  units[card] = state;
  const next = copyOf(game);
  next.units = units;
  return next;
};

/** What is noted of a unit, from its coming onto the field on. */
export const withNewUnit = (game: Game, unit: Instance, state: UnitState): Game =>
  withUnitState(game, unit, state);

/** Part of what is noted of a unit replaced. */
export const withUnit = (game: Game, unit: Instance, change: Partial<UnitState>): Game =>
  withUnitState(game, unit, unitWith(game.units[unit] as UnitState, change));

/** Nothing is noted of the card. */
export const withoutUnit = (game: Game, card: Instance): Game =>
  game.units[card] === undefined ? game : withUnitState(game, card, undefined);

/** The card as a new object. */
export const asNewObject = (game: Game, card: Instance): Game => {
  const next = copyOf(game);
  next.object = game.object.with(card, game.nextNumber);
  next.nextNumber += 1;
  return next;
};

/** That many numbers are given out, from `nextNumber` on. */
export const withNumbersUsed = (game: Game, count: number): Game => {
  const next = copyOf(game);
  next.nextNumber += count;
  return next;
};

/** Part of a player's side replaced. */
export const withSide = (game: Game, player: Player, change: Partial<Side>): Game => {
  const side = sideWith(game.sides[player], change);
  const next = copyOf(game);
  next.sides = player === 0 ? [side, game.sides[1]] : [game.sides[0], side];
  return next;
};

/** The cards of a zone, the top first. */
export const withZone = (game: Game, { player, zone }: Place, cards: readonly Instance[]): Game =>
  withSide(game, player, { zones: zonesWith(game.sides[player].zones, zone, cards) });

/** What waits, oldest first, that many of it newly numbered. */
export const withWaiting = (game: Game, waiting: Game['waiting'], numbered = 0): Game => {
  const next = copyOf(game);
  next.waiting = waiting;
  next.nextNumber += numbered;
  return next;
};

export const withOngoingEvent = (game: Game, event: Game['event']): Game => {
  const next = copyOf(game);
  next.event = event;
  return next;
};

/** The open check; `null` once none is left. */
export const withWindow = (game: Game, window: Game['window']): Game => {
  const next = copyOf(game);
  next.window = window;
  return next;
};

/** The checks still to be made, the next one first. */
export const withDue = (game: Game, due: Game['due']): Game => {
  const next = copyOf(game);
  next.due = due;
  return next;
};

export const withTurn = (game: Game, change: Partial<Turn>): Game => {
  const next = copyOf(game);
  next.turn = turnWith(game.turn, change);
  return next;
};

export const withRng = (game: Game, rng: Game['rng']): Game => {
  const next = copyOf(game);
  next.rng = rng;
  return next;
};

export const withResult = (game: Game, result: NonNullable<Game['result']>): Game => {
  const next = copyOf(game);
  next.result = result;
  return next;
};

/** The game with what was told since the last answer. */
export const withGameEvents = (game: Game, facts: EventList<WaitingZoneEvent>): Game => {
  const next = copyOf(game);
  next.facts = facts;
  return next;
};

/** The one way a rule function emits a game event. */
export const emitEvent = (game: Game, fact: WaitingZoneEvent): Game =>
  withGameEvents(game, withEvent(game.facts, fact));
