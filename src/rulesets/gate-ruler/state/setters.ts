import type { Player } from '../../../core/decision.ts';
import type { EventList } from '../../../core/game-state.ts';
import { copyOf, sideWith, stateWith, turnWith, zonesWith } from './copies.ts';
import type { GateRulerEvent } from './event.ts';
import type {
  DelayedAbility,
  Game,
  LastingEffect,
  Side,
  Turn,
  WaitingAbility,
  WithdrawnPlay,
} from './game.ts';
import type { GateItem } from './gate-item.ts';
import { type CardState, DEFAULT_CARD_STATE, type Instance, type Place } from './instance.ts';

/**
 * The setters of a game: each key that changes in a match is written here and nowhere else. Only `rules/` and
 * `happening/` call them.
 */

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

/** The card as a new object (3-2d). */
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

const withSide = (game: Game, player: Player, change: Partial<Side>): Game => {
  const side = sideWith(game.sides[player], change);
  const next = copyOf(game);
  next.sides = player === 0 ? [side, game.sides[1]] : [game.sides[0], side];
  return next;
};

/** The cards of a zone, the top first. */
export const withZone = (game: Game, { player, zone }: Place, cards: readonly Instance[]): Game =>
  withSide(game, player, { zones: zonesWith(game.sides[player].zones, zone, cards) });

/** A player's normal summons: how many are allowed, how many were made. */
export const withSummons = (
  game: Game,
  player: Player,
  summons: Partial<Pick<Side, 'summonCap' | 'summonCount'>>,
): Game => withSide(game, player, summons);

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

export const withTurn = (game: Game, change: Partial<Turn>): Game => {
  const next = copyOf(game);
  next.turn = turnWith(game.turn, change);
  return next;
};

/** The attack going on; none where none is given. */
export const withAttack = (game: Game, attack: Game['attack']): Game => {
  const next = copyOf(game);
  next.attack = attack;
  return next;
};

export const withLasting = (game: Game, lasting: readonly LastingEffect[]): Game => {
  const next = copyOf(game);
  next.lasting = lasting;
  return next;
};

export const withDelayed = (game: Game, delayed: readonly DelayedAbility[]): Game => {
  const next = copyOf(game);
  next.delayed = delayed;
  return next;
};

export const withWaiting = (game: Game, waiting: readonly WaitingAbility[]): Game => {
  const next = copyOf(game);
  next.waiting = waiting;
  return next;
};

export const withTakenBack = (game: Game, takenBack: readonly WithdrawnPlay[]): Game => {
  const next = copyOf(game);
  next.takenBack = takenBack;
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

/** The game with what was told since it last heard an answer. */
export const withFacts = (game: Game, facts: EventList<GateRulerEvent>): Game => {
  const next = copyOf(game);
  next.facts = facts;
  return next;
};
