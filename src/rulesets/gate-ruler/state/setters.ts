import type { Player } from '../../../core/decision.ts';
import type { EventList } from '../../../core/game-state.ts';
import { settersOf } from '../../../kit/sides.ts';
import { copies, copyOf, stateWith } from './copies.ts';
import type { GateRulerEvent } from './event.ts';
import type { Game, Side } from './game.ts';
import type { GateItem } from './gate-item.ts';
import { type CardState, DEFAULT_CARD_STATE, type Instance } from './instance.ts';

// Each key of a game that changes in a match is written here and nowhere else.
const setters = settersOf(copies);

/** `asNewObject`: the card as a new object (3-2d). */
export const { asNewObject, withNumbersUsed, withTurn, withZone } = setters;

/** A table by card with one entry replaced; none there is `undefined`, since tables with holes are copied slowly. */
const withEntry = <V>(
  table: Readonly<Record<Instance, V | undefined>>,
  card: Instance,
  entry: V | undefined,
): Readonly<Record<Instance, V | undefined>> => {
  const next = { ...table };
  next[card] = entry;
  return next;
};

/** Part of a card's state replaced. */
export const withState = (game: Game, card: Instance, change: Partial<CardState>): Game => {
  const next = copyOf(game);
  next.states = withEntry(game.states, card, stateWith(game.states[card] ?? DEFAULT_CARD_STATE, change));
  return next;
};

/** Nothing is noted of the card. */
export const withoutState = (game: Game, card: Instance): Game => {
  // Most cards that move had no state.
  if (game.states[card] === undefined) return game;
  const next = copyOf(game);
  next.states = withEntry(game.states, card, undefined);
  return next;
};

/** A player's normal summons: how many are allowed, how many were made. */
export const withSummons = (
  game: Game,
  player: Player,
  summons: Partial<Pick<Side, 'summonCap' | 'summonCount'>>,
): Game => setters.withSide(game, player, summons);

/** The soul under that host; under none where no host is given (3-14c). */
export const withSoul = (game: Game, soul: Instance, host: Instance | undefined): Game => {
  const next = copyOf(game);
  next.soulOf = withEntry(game.soulOf, soul, host);
  return next;
};

/** The items of the gate, bottom first, that many of them newly numbered. */
export const withGate = (game: Game, gate: readonly GateItem[], numbered = 0): Game => {
  const next = copyOf(game);
  next.gate = gate;
  next.nextNumber += numbered;
  return next;
};

/** The attack going on; none where none is given. */
export const withAttack = setters.setterOf('attack');

export const withLasting = setters.setterOf('lasting');
export const withDelayed = setters.setterOf('delayed');
export const withWaiting = setters.setterOf('waiting');
export const withTakenBack = setters.setterOf('takenBack');
export const withRng = setters.setterOf('rng');
export const withResult = setters.setterOf('result');

/** The game with what was told since it last heard an answer. */
export const withFacts = (game: Game, facts: EventList<GateRulerEvent>): Game => {
  const next = copyOf(game);
  next.facts = facts;
  return next;
};
