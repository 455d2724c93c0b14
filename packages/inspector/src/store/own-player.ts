import { PLAYERS } from '../../../../src/core/decision.ts';
import type { Viewer } from '../../../../src/core/adapters/board-view.ts';
import type { PlayerController } from './view-state.ts';

/** The player whom a person plays against an agent; nobody where persons or agents play for both. */
export const ownPlayer = (seats: readonly [PlayerController, PlayerController]): Viewer => {
  const [own, ...others] = PLAYERS.filter((player) => seats[player] === 'you');
  return own === undefined || others.length > 0 ? null : own;
};
