import { PLAYERS, type Player } from '../../../core/decision.ts';
import type { BoardSnapshot, Board } from '../state/board.ts';
import type { Trait } from '../state/card.ts';
import type { Source } from '../state/packet.ts';
import type { Permanent, PlayerRef, Recipient } from '../state/permanent.ts';

/** Keeps the board as it is when an event is announced. */
export const boardSnapshot = (board: Board): BoardSnapshot => board as BoardSnapshot;

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

/** A permanent as a source of damage. */
export const sourceOf = ({ id, controller, colors, traits, kinds }: Permanent): Source => ({
  id,
  controller,
  colors,
  traits,
  kinds,
});
