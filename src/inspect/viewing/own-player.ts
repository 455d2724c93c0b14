import { PLAYERS } from '../../kernel/decision.ts';
import type { Viewer } from '../../kernel/faces/drawing.ts';
import type { Seat } from './state.ts';

/** The player whom a person plays against an agent; nobody where persons or agents play for both. */
export const ownPlayer = (seats: readonly [Seat, Seat]): Viewer => {
  const [own, ...others] = PLAYERS.filter((player) => seats[player] === 'you');
  return own === undefined || others.length > 0 ? null : own;
};
