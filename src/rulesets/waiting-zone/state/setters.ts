import { type EventList, withEvent } from '../../../core/game-state.ts';
import { settersOf } from '../../../kit/sides.ts';
import { copies, copyOf, unitWith } from './copies.ts';
import type { WaitingZoneEvent } from './event.ts';
import type { Game, UnitState } from './game.ts';
import type { Instance } from './instance.ts';

// Each key of a game that changes in a match is written here and nowhere else.
const setters = settersOf(copies);

export const { asNewObject, withNumbersUsed, withSide, withTurn, withZone } = setters;

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

/** What waits, oldest first, that many of it newly numbered. */
export const withWaiting = (game: Game, waiting: Game['waiting'], numbered = 0): Game => {
  const next = copyOf(game);
  next.waiting = waiting;
  next.nextNumber += numbered;
  return next;
};

export const withOngoingEvent = setters.setterOf('event');

/** The open check; `null` once none is left. */
export const withWindow = setters.setterOf('window');

/** The checks still to be made, the next one first. */
export const withDue = setters.setterOf('due');

export const withRng = setters.setterOf('rng');
export const withResult = setters.setterOf('result');

/** The game with what was told since the last answer. */
export const withGameEvents = (game: Game, facts: EventList<WaitingZoneEvent>): Game => {
  const next = copyOf(game);
  next.facts = facts;
  return next;
};

/** The one way a rule function emits a game event. */
export const emitEvent = (game: Game, fact: WaitingZoneEvent): Game =>
  withGameEvents(game, withEvent(game.facts, fact));
