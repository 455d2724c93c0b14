import { defineChapter, clausesFrom } from '../define.ts';

const ours = clausesFrom('inferred', 'inferred');

/** Chapter 11: system processing. */
export const chapter11 = defineChapter({
  '11-1': ours.defines(
    'System processing: rule effects, then waiting auto abilities.',
    'システム処理。ルールエフェクトと待機中の自動能力を扱う。',
  ),
  '11-1a': ours.prescribes(
    'Rule effects are carried out until none applies.',
    '該当するものがなくなるまでルールエフェクトを実行する。',
  ),
  '11-1b': ours.prescribes(
    'Waiting auto abilities are played one at a time.',
    '待機中の自動能力を1つずつプレイする。',
  ),
  '11-1b-1': ours.prescribes(
    'If any wait for the turn player, that player picks one of them and plays it.',
    'ターンプレイヤーの自動能力が待機中なら、そのプレイヤーが1つ選んでプレイする。',
  ),
  '11-1b-2': ours.prescribes(
    'Only when none waits for the turn player does the other player pick one.',
    'ターンプレイヤーのものがなければ、非ターンプレイヤーが1つ選んでプレイする。',
  ),
  '11-1b-3': ours.prescribes(
    'A waiting ability that cannot be played legally is dropped.',
    '適正にプレイできない待機中の能力は失われる。',
  ),
  '11-1c': ours.prescribes(
    'After an ability was played, system processing starts again with the rule effects.',
    '能力がプレイされたら、ルールエフェクトからやり直す。',
  ),
  '11-1d': ours.prescribes(
    'When nothing is left to do, system processing ends.',
    '行うことがなくなれば、システム処理は終わる。',
  ),
});
