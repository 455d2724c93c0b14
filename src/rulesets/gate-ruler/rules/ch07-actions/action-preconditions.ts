import type { Player } from '../../../../core/decision.ts';
import type { LocalizedText } from '../../../../core/narration.ts';
import type { ClauseId } from '../../rulebook/clauses.ts';
import { cardDefinition } from '../../queries/cards.ts';
import { isGateEmpty, topOfGate } from '../../queries/gate.ts';
import { type Precondition, precondition } from '../../queries/precondition.ts';
import type { Game } from '../../state/game.ts';

const GUARD: LocalizedText = {
  en: 'this is for the player on turn, in the main phase, while the gate is empty',
  ja: 'ターンプレイヤーが、メインフェイズでゲートが空の時に行う',
};

const onGate = (game: Game): LocalizedText => {
  const top = topOfGate(game);
  if (top?.kind !== 'card') return { en: `${top?.kind} lies on the gate`, ja: 'ゲートに処理が残っている' };
  const { id, name } = cardDefinition(game, top.card);
  return { en: `${id} lies on the gate`, ja: `ゲートに《${name.ja}》がある` };
};

/** 9-3e-4: only the turn player, in the main phase, on an empty gate; the clause is that of what is done so. */
export const freeActionPreconditions = (clause: ClauseId): readonly Precondition<{ readonly player: Player }>[] => [
  precondition(
    ['NOT_ON_TURN', clause, GUARD],
    ({ turn }, { player }) => turn.player === player,
    ({ turn }) => [
      { en: `player ${turn.player + 1} is on turn`, ja: `ターンプレイヤーはプレイヤー${turn.player + 1}` },
    ],
  ),
  precondition(
    ['NOT_MAIN_PHASE', clause, GUARD],
    ({ turn }) => turn.phase === 'main',
    ({ turn }) => [{ en: `it is the ${turn.phase} phase`, ja: '今はメインフェイズではない' }],
  ),
  precondition(['GATE_NOT_EMPTY', clause, GUARD], isGateEmpty, (game) => [onGate(game)]),
];
