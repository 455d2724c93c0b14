import type { GuardTexts } from '../../../core/chart-names.ts';

/** The guards of the damage event in words. */
export const guardTexts: GuardTexts = {
  'and(hasStack, topDealsDamage)': [
    'ダメージの解決',
    'no damage resolves next',
    '次に解決するものはダメージではない',
  ],
  hasStack: ['スタックあり', 'the stack is empty', 'スタックが空である'],
  isNothingUpcoming: ['予定なし', 'something is announced', '次に行うことがある'],
  'isUpcoming("combat")': ['次は戦闘ダメージ', 'no combat damage comes next', '次は戦闘ダメージではない'],
  'isUpcoming("leaves")': ['次は離脱', 'nothing leaves the battlefield next', '戦場を離れるものがない'],
  'isUpcoming("endStep")': [
    '次は終了ステップ',
    'the end step does not come next',
    '次は終了ステップではない',
  ],
  hasNoDamage: ['ダメージなし', 'damage is left to deal', '与えるダメージがある'],
  isAllAssigned: ['割り振り完了', 'damage is left to assign', '割り振るダメージが残っている'],
  isOnlyAmount: ['割り振りが1通り', 'there are several amounts to assign', '割り振り方が複数ある'],
  isTrampling: ['トランプル', 'the attacker does not trample', 'トランプルがない'],
  isLawful: ['適正な割り振り', 'the assignment breaks a rule', '割り振りが適正ではない'],
  isOrderOpen: ['順番の選択', 'there is no order to choose', '選ぶ順番がない'],
  isEveryPacketDone: ['全ダメージ処理済み', 'another packet is left', 'まだ処理していないダメージがある'],
  isShieldShared: ['軽減の共有', 'it does not matter which damage a shield meets', '軽減の順番に違いがない'],
  hasNoModification: ['修整なし', 'an effect modifies the damage', 'ダメージを修整する効果がある'],
  isDecided: ['決着', 'the game has no result', '決着していない'],
  isAnyActionDue: ['状況起因処理あり', 'no state-based action is due', '行う状況起因処理がない'],
  hasNothingWaiting: ['待機なし', 'a trigger waits', '待機中の誘発型能力がある'],
  needsTarget: ['対象が必要', 'the ability needs no target', '対象を取らない能力である'],
};
