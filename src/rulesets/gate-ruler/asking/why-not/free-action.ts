import type { Player } from '../../../../kernel/decision.ts';
import type { WhyNot } from '../../../../kernel/why-not.ts';
import type { ClauseId } from '../../clauses/index.ts';
import { definitionFor } from '../../reading/information.ts';
import type { Game } from '../../values/game.ts';
import { reason } from './reason.ts';

const seat = (player: Player): string => `player ${player + 1}`;

/** 9-3e-4: why that player may not act freely now. */
export const whyNotFree = (game: Game, player: Player, clause: ClauseId = '9-3e-4'): WhyNot | undefined => {
  const guard = 'this is for the player on turn, in the main phase, while the gate is empty';
  const { turn, gate } = game;
  if (turn.player !== player)
    return reason('NOT_ON_TURN', clause, guard, [`${seat(turn.player)} is on turn`]);
  if (turn.phase !== 'main')
    return reason('NOT_MAIN_PHASE', clause, guard, [`it is the ${turn.phase} phase`]);
  const top = gate.at(-1);
  if (top === undefined) return undefined;
  const what = top.kind === 'card' ? definitionFor(game, top.card).id : top.kind;
  return reason('GATE_NOT_EMPTY', clause, guard, [`${what} lies on the gate`]);
};
