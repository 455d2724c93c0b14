import type { Moment } from '../state/card.ts';
import { labels } from './japanese.ts';

const { phases } = labels;

/** What the moments of a turn are called. */
export const momentLabels: Readonly<Record<Moment, string>> = {
  gameStart: 'ゲーム開始時',
  startPhase: `${phases.start}開始時`,
  mainPhase: `${phases.main}開始時`,
  attackPhase: `${phases.attack}開始時`,
  attackStart: '攻撃開始時',
  attackDeclaration: '攻撃宣言ステップ開始時',
  attackEnd: '攻撃終了時',
  attackPhaseEnd: `${phases.attack}終了時`,
  turnEnd: 'ターン終了時',
};
