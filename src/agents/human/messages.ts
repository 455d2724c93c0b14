import type { PassUntil } from '../../core/adapters/hints.ts';
import type { Player } from '../../core/decision.ts';
import type { Language } from '../../core/narration.ts';
import type { Clause } from '../../core/rulebook.ts';
import type { PassRejection, StopReason } from './passing.ts';

/** What is said to a person who plays, in one language. */
export interface Messages {
  /** What can be typed besides an option. */
  readonly help: readonly string[];
  readonly prompt: string;
  readonly whichFile: string;
  readonly cannotTakeBack: string;
  readonly noPassing: string;
  readonly noAdvice: string;
  readonly passing: Readonly<Record<PassUntil['until'], string>>;
  readonly stopped: Readonly<Record<StopReason, string>>;
  readonly rejected: Readonly<Record<PassRejection, string>>;
  /** Who is asked, by which clause, for what. `kind` stands in where the clause is not known. */
  decision(player: Player, id: string, clause: Clause | undefined, kind: string): string;
  noSuchOption(typed: string, count: number): string;
  /** More than one option is called so; by their numbers. */
  severalFit(numbers: readonly number[]): string;
  /** An option is not taken at once, with the reason. */
  warning(reason: string): string;
  noSuchCard(named: string): string;
  takenBack(key: string): string;
  saved(file: string): string;
  notSaved(reason: string): string;
  advice(number: number, key: string, reason: string): string;
}

export const english: Messages = {
  help: [
    '  a number   takes that option; so does the beginning of what it says, or of',
    '             the name of its card, in English or Japanese',
    '  p          passes until something happens: the opponent plays or uses',
    '             something or attacks, you or a card of yours is dealt damage, a',
    '             card of yours is destroyed, or your turn begins',
    '  r          passes until what came last to the gate (or the waiting zone) has',
    '             resolved, whatever comes after it',
    '  n          passes until your next turn, whatever happens; ends your attacks',
    '             What has to be decided is asked all the same, and ends passing.',
    '  u          takes back your last pick, unless a hidden card was shown to',
    '             you, chance was used, or the opponent has answered since',
    '  h          a hint: what the agent greedy would do, and why',
    '  c CARD     shows a card in full: the number of an option, or a name',
    '  t          shows the table',
    '  o          shows the options again',
    '  s FILE     saves the match as it stands; gatechart play FILE goes on with it',
    '  concede    gives the match up',
    '  q          leaves the match; it can be saved and gone on with',
    '  ?          shows this',
  ],
  prompt: '> ',
  whichFile: 'Save in which file? (nothing: do not save) ',
  cannotTakeBack: 'There is no pick to take back, or something has been seen since.',
  noPassing: 'Passing on is not known for these rules.',
  noAdvice: 'No agent knows these rules.',
  passing: {
    something: 'Passing until something happens …',
    resolved: 'Passing until it resolves …',
    ownTurn: 'Passing until your turn …',
  },
  stopped: { reached: '… passing ends.', mustChoose: '… this has to be decided first.' },
  rejected: { mustChoose: 'This has to be decided.', nothingWaits: 'Nothing waits to be resolved.' },
  decision: (player, id, clause, kind) => `Player ${player + 1}, ${id}: ${clause?.en ?? kind}`,
  noSuchOption: (typed, count) => `There is no option ${typed}: type 1 to ${count}, or ?`,
  severalFit: (numbers) => `Several options fit: ${numbers.join(', ')}. Type a number, or more of it.`,
  warning: (reason) => `${reason} The same again takes it.`,
  noSuchCard: (named) =>
    named === ''
      ? 'Which card? c and a number or name.'
      : `There is not one card ${named} to show: none, or more.`,
  takenBack: (key) => `Taken back: ${key}`,
  saved: (file) => `Saved; gatechart play ${file} goes on from here.`,
  notSaved: (reason) => `Not saved: ${reason}`,
  advice: (number, key, reason) => `greedy would take ${number}, ${key}: ${reason}`,
};

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
    '  t          盤面を表示する',
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
  rejected: {
    mustChoose: 'これは必ず決めなければなりません。',
    nothingWaits: '解決を待つものはありません。',
  },
  decision: (player, id, clause, kind) => `プレイヤー${player + 1}、${id}:${clause?.ja ?? kind}`,
  noSuchOption: (typed, count) =>
    `${typed} という選択肢はありません。1から${count}の番号か ? を入力してください。`,
  severalFit: (numbers) =>
    `当てはまる選択肢が複数あります: ${numbers.join('、')}。番号か、続きを入力してください。`,
  warning: (reason) => `${reason}それでもよければ、もう一度入力してください。`,
  noSuchCard: (named) =>
    named === ''
      ? 'どのカードですか。c の後に番号か名前を入力してください。'
      : `${named} で決まるカードがありません(ないか、複数あります)。`,
  takenBack: (key) => `取り消しました: ${key}`,
  saved: (file) => `保存しました。gatechart play ${file} で再開できます。`,
  notSaved: (reason) => `保存できません: ${reason}`,
  advice: (number, key, reason) => `greedy なら ${number}(${key}): ${reason}`,
};

/** What is said to a person, by language. */
export const messages: Readonly<Record<Language, Messages>> = { en: english, ja: japanese };
