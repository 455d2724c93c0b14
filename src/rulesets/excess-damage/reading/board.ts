import { PLAYERS, type Player } from '../../../kernel/decision.ts';
import type { Effect } from '../values/effect.ts';
import type { Packet, Permanent, PermanentId, PlayerRef, Recipient, Source, Trait } from '../values/game.ts';
import type { Readings } from '../values/interpretations.ts';

export interface PlayerState {
  readonly life: number;
  readonly poison: number;
}

/** Excess damage that a permanent was dealt this turn, and who controlled it then. */
export interface ExcessRecord {
  readonly permanent: PermanentId;
  readonly controller: Player;
  readonly n: number;
}

/** Everything that damage looks at and changes. */
export interface Board {
  readonly readings: Readings;
  /** Whose turn it is. */
  readonly active: Player;
  readonly players: readonly [PlayerState, PlayerState];
  readonly permanents: Readonly<Record<PermanentId, Permanent>>;
  readonly effects: readonly Effect[];
  /** Packets dealt this turn. */
  readonly dealt: readonly Packet[];
  readonly excess: readonly ExcessRecord[];
}

declare const beforeEvent: unique symbol;

/**
 * The board as it was before an event. Thresholds are read from this type alone, so that no rule can read them from a
 * board that the event has already changed.
 */
export type Before = Board & { readonly [beforeEvent]: true };

/** Keeps the board as it is when an event is announced. */
export const beforeOf = (board: Board): Before => board as Before;

export const playerRef = (player: Player): PlayerRef => (player === 0 ? 'p1' : 'p2');

/** The player that a recipient is; `undefined` for a permanent. */
export const playerOf = (recipient: Recipient): Player | undefined =>
  PLAYERS.find((player) => recipient === playerRef(player));

export const hasTrait = ({ traits }: Source, trait: Trait): boolean => traits.includes(trait);

/** The permanent of that name on the battlefield. */
export const permanentAt = (board: Board, recipient: Recipient): Permanent | undefined => {
  const permanent = board.permanents[recipient];
  return permanent?.zone === 'battlefield' ? permanent : undefined;
};

export const permanentsOn = (board: Board): readonly Permanent[] =>
  Object.values(board.permanents).filter(({ zone }) => zone === 'battlefield');

/** 120.1: players, creatures, planeswalkers and battles are dealt damage, nothing else is. */
export const canReceive = (board: Board, recipient: Recipient): boolean =>
  playerOf(recipient) !== undefined || (permanentAt(board, recipient)?.types.length ?? 0) > 0;

/** Whom a recipient belongs to: its controller, or the player itself. */
export const sideOf = (board: Board, recipient: Recipient): Player =>
  playerOf(recipient) ?? (board.permanents[recipient] as Permanent).controller;

export const withPermanent = (board: Board, id: PermanentId, change: Partial<Permanent>): Board => ({
  ...board,
  permanents: { ...board.permanents, [id]: { ...(board.permanents[id] as Permanent), ...change } },
});

export const withPlayer = (board: Board, player: Player, change: Partial<PlayerState>): Board => ({
  ...board,
  players: board.players.map((state, seat) => (seat === player ? { ...state, ...change } : state)) as [
    PlayerState,
    PlayerState,
  ],
});

/** A permanent as a source of damage. */
export const sourceOf = ({ id, controller, colors, traits, kinds }: Permanent): Source => ({
  id,
  controller,
  colors,
  traits,
  kinds,
});
