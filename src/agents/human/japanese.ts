import type { Messages } from './messages.ts';

export const japanese: Messages = {
  help: [
    '  番号       その選択肢を選ぶ。選択肢の文字列やカード名(日本語か英語)の',
    '             はじめの部分でもよい',
    '  p          何か起きるまで優先権を放棄する:相手のプレイ、攻撃、自分や自分の',
    '             カードへのダメージ、自分のカードの破壊、自分のターンの開始',
    '  r          ゲート(または待機ゾーン)に最後に置かれたものが解決されるまで',
    '             放棄する(その後に何が置かれても)',
    '  n          次の自分のターンまで放棄する(何が起きても。攻撃もやめる)',
    '             必ず決めることがあれば、放棄はそこで終わる。',
    '  u          直前の選択を取り消す(隠れたカードを見たり、無作為の結果が出たり、',
    '             相手が答えたりした後はできない)',
    '  h          ヒント:エージェント greedy の選択とその理由',
    '  c カード   カードの内容を表示する(選択肢の番号か名前)',
    '  t          卓を表示する',
    '  o          選択肢をもう一度表示する',
    '  s FILE     今の状態を保存する(gatechart play FILE で再開)',
    '  concede    投了する',
    '  q          中断する(保存して後で再開できる)',
    '  ?          これを表示する',
  ],
  prompt: '> ',
  whichFile: '保存先のファイル(空なら保存しない): ',
  cannotTakeBack: '取り消せる選択がないか、すでに何かが明らかになっています。',
  noPassing: 'このルールでは続けて放棄できません。',
  noAdvice: 'このルールを知るエージェントがありません。',
  passing: {
    something: '何か起きるまで優先権を放棄します…',
    resolved: '解決されるまで優先権を放棄します…',
    ownTurn: '自分のターンまで優先権を放棄します…',
  },
  stopped: { reached: '…放棄を終えます。', mustChoose: '…ここで決めることがあります。' },
  rejected: { mustChoose: 'これは必ず決めなければなりません。', nothingWaits: '解決を待つものはありません。' },
  decision: (player, id, clause, kind) => `プレイヤー${player + 1}、${id}:${clause?.ja ?? kind}`,
  noSuchOption: (typed, count) => `${typed} という選択肢はありません。1から${count}、または ?`,
  severalFit: (numbers) =>
    `当てはまる選択肢が複数あります: ${numbers.join('、')}。番号か、続きを入力してください。`,
  warning: (reason) => `${reason}それでもよければ、もう一度入力してください。`,
  noSuchCard: (named) =>
    named === ''
      ? 'どのカードですか。c の後に番号か名前。'
      : `${named} で決まるカードがありません(ないか、複数あります)。`,
  takenBack: (key) => `取り消しました: ${key}`,
  saved: (file) => `保存しました。gatechart play ${file} で再開できます。`,
  notSaved: (reason) => `保存できません: ${reason}`,
  advice: (number, key, reason) => `greedy なら ${number}(${key}): ${reason}`,
};
