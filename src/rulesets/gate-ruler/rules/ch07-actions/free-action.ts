import type { Player } from '../../../../kernel/decision.ts';
import type { ClauseId } from '../../clauses/index.ts';
import { definitionFor } from '../../reading/definitions.ts';
import { isGateEmpty, topOfGate } from '../../reading/gate.ts';
import { type Requirement, requirement } from '../../reading/requirement.ts';
import type { Game } from '../../values/game.ts';

const GUARD = 'this is for the player on turn, in the main phase, while the gate is empty';

const onGate = (game: Game): string => {
  const top = topOfGate(game);
  return `${top?.kind === 'card' ? definitionFor(game, top.card).id : top?.kind} lies on the gate`;
};

/** 9-3e-4: only the turn player, in the main phase, on an empty gate; the clause is that of what is done so. */
export const freely = (clause: ClauseId): readonly Requirement<{ readonly player: Player }>[] => [
  requirement(
    ['NOT_ON_TURN', clause, GUARD],
    ({ turn }, { player }) => turn.player === player,
    ({ turn }) => [`player ${turn.player + 1} is on turn`],
  ),
  requirement(
    ['NOT_MAIN_PHASE', clause, GUARD],
    ({ turn }) => turn.phase === 'main',
    ({ turn }) => [`it is the ${turn.phase} phase`],
  ),
  requirement(['GATE_NOT_EMPTY', clause, GUARD], isGateEmpty, (game) => [onGate(game)]),
];
