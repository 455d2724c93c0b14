import type { PassUntil } from '../../core/adapters/hints.ts';
import type { Player } from '../../core/decision.ts';
import type { Language } from '../../core/narration.ts';
import type { PassRejection, StopReason } from './passing.ts';

/** What only some games have: ways to pass on, choices that can be undone, hints, and texts of cards. */
export type Ability = 'passing' | 'undo' | 'hints' | 'cards';

/** Lines of the help. `needs`: they are about what not every game has. */
export interface HelpPart {
  readonly needs?: Ability;
  readonly lines: readonly string[];
}

/** What is said to a person who plays, in one language. */
export interface Messages {
  /** What can be typed besides an option. */
  readonly help: readonly HelpPart[];
  readonly prompt: string;
  readonly whichFile: string;
  /** Only yes concedes. */
  readonly confirmConcession: string;
  readonly cannotTakeBack: string;
  readonly noPassing: string;
  readonly noAdvice: string;
  readonly passing: Readonly<Record<PassUntil['until'], string>>;
  readonly stopped: Readonly<Record<StopReason, string>>;
  readonly rejected: Readonly<Record<PassRejection, string>>;
  /** Stands above the words of the table. */
  readonly glossary: string;
  /** Stands before the first question. */
  greeting(player: Player, hasHints: boolean): string;
  /** Who decides, by which clause, and what. */
  decision(player: Player, id: string, what: string): string;
  noSuchOption(typed: string, count: number): string;
  /** More than one option is called so; by their numbers. */
  severalFit(numbers: readonly number[]): string;
  /** An option is not taken at once, with the reason. */
  warning(reason: string): string;
  noSuchCard(named: string): string;
  takenBack(key: string): string;
  /** `resume`: what `gatechart play` resumes it with. */
  saved(resume: string): string;
  notSaved(reason: string): string;
  advice(number: number, key: string, reason: string): string;
}

export const english: Messages = {
  help: [
    {
      lines: [
        'Commands:',
        '  a number   choose that option; the beginning of its text or of its card name',
        '             works too, in English or Japanese',
      ],
    },
    {
      needs: 'passing',
      lines: [
        '  p          pass until something happens: your opponent plays or uses something',
        '             or attacks, you or a card of yours is dealt damage, a card of yours',
        '             is destroyed, or your turn begins',
        '  r          pass until the newest card or ability that waits has resolved',
        '  n          pass until your next turn; this also ends your attacks',
        '             Passing stops where you have to choose something.',
      ],
    },
    {
      needs: 'undo',
      lines: [
        '  u          undo your last choice; not possible after you have seen a hidden',
        '             card, after a random result, or after an answer of your opponent',
      ],
    },
    {
      needs: 'hints',
      lines: ['  h          hint: what the agent greedy would choose, and why'],
    },
    {
      needs: 'cards',
      lines: ['  c CARD     show a card in full; CARD is the number of an option, or a name'],
    },
    {
      lines: [
        '  t          show the table',
        '  o          show the options again',
        '  s FILE     save the match (also: save); gatechart play FILE resumes it',
        '  concede    give up the match; y confirms',
        '  q          quit (also: quit, exit); you can save the match first',
        '  Ctrl-C     quit at once (also: Ctrl-D); the match is saved in a new file',
        '  ?          show this help (also: help)',
      ],
    },
  ],
  glossary: 'Words:',
  greeting: (player, hasHints) =>
    `You are Player ${player + 1}. Type the number of an option${hasHints ? ', ? for help, or h for a hint' : ', or ? for help'}.`,
  prompt: '> ',
  whichFile: 'File to save the match in (empty: do not save): ',
  confirmConcession: 'Concede the match? (y/N) ',
  cannotTakeBack: 'Nothing to undo: no choice yet, or you have seen something new since.',
  noPassing: 'This game has no p, r and n: choose an option.',
  noAdvice: 'No hint: no agent knows this game.',
  passing: {
    something: 'Passing until something happens …',
    resolved: 'Passing until it resolves …',
    ownTurn: 'Passing until your next turn …',
  },
  stopped: {
    reached: '… passing ends.',
    mustChoose: '… passing ends: you have to choose something.',
    wouldLose: '… passing ends.',
  },
  rejected: {
    mustChoose: 'You cannot pass here: choose an option.',
    nothingWaits: 'Nothing waits to resolve.',
  },
  decision: (player, id, what) => `Player ${player + 1}, ${id}: ${what}`,
  noSuchOption: (typed, count) =>
    `There is no option ${typed}: type a number from 1 to ${count}, or ? for help.`,
  severalFit: (numbers) => `Several options fit: ${numbers.join(', ')}. Type a number or a longer text.`,
  warning: (reason) => `${reason} Type the same again to confirm.`,
  noSuchCard: (named) =>
    named === ''
      ? 'Which card? Type c and the number of an option, or a name.'
      : `No card, or more than one, fits ${named}.`,
  takenBack: (key) => `Undone: ${key}`,
  saved: (resume) => `Saved. Resume the match with: gatechart play ${resume}`,
  notSaved: (reason) => `Not saved: ${reason}`,
  advice: (number, key, reason) => `greedy would choose ${number}, ${key}: ${reason}`,
};

export const japanese: Messages = {
  help: [
    {
      lines: [
        '  番号       その選択肢を選ぶ。選択肢の文字列やカード名(日本語か英語)の',
        '             はじめの部分でもよい',
      ],
    },
    {
      needs: 'passing',
      lines: [
        '  p          何か起きるまで優先権を放棄する:相手のプレイ、攻撃、自分や自分の',
        '             カードへのダメージ、自分のカードの破壊、自分のターンの開始',
        '  r          ゲート(または待機ゾーン)に最後に置かれたものが解決されるまで',
        '             放棄する(その後に何が置かれても)',
        '  n          次の自分のターンまで放棄する(何が起きても。攻撃もやめる)',
        '             必ず決めることがあれば、放棄はそこで終わる。',
      ],
    },
    {
      needs: 'undo',
      lines: [
        '  u          直前の選択を取り消す(隠れたカードを見たり、無作為の結果が出たり、',
        '             相手が答えたりした後はできない)',
      ],
    },
    { needs: 'hints', lines: ['  h          ヒント:エージェント greedy の選択とその理由'] },
    { needs: 'cards', lines: ['  c カード   カードの内容を表示する(選択肢の番号か名前)'] },
    {
      lines: [
        '  t          盤面を表示する',
        '  o          選択肢をもう一度表示する',
        '  s FILE     今の状態を保存する(gatechart play FILE で再開)',
        '  concede    投了する(y で確定)',
        '  q          中断する(保存して後で再開できる)',
        '  Ctrl-C     すぐに中断する(Ctrl-D も同じ。新しいファイルに保存する)',
        '  ?          これを表示する',
      ],
    },
  ],
  glossary: '用語:',
  greeting: (player, hasHints) =>
    `あなたはプレイヤー${player + 1}です。選択肢の番号を入力してください(? でヘルプ${hasHints ? '、h でヒント' : ''})。`,
  prompt: '> ',
  whichFile: '保存先のファイル(空なら保存しない): ',
  confirmConcession: '投了しますか。(y/N) ',
  cannotTakeBack: '取り消せる選択がないか、すでに何かが明らかになっています。',
  noPassing: 'このルールでは続けて放棄できません。',
  noAdvice: 'このルールを知るエージェントがありません。',
  passing: {
    something: '何か起きるまで優先権を放棄します…',
    resolved: '解決されるまで優先権を放棄します…',
    ownTurn: '自分のターンまで優先権を放棄します…',
  },
  stopped: {
    reached: '…放棄を終えます。',
    mustChoose: '…ここで決めることがあります。',
    wouldLose: '…放棄を終えます。',
  },
  rejected: {
    mustChoose: 'これは必ず決めなければなりません。',
    nothingWaits: '解決を待つものはありません。',
  },
  decision: (player, id, what) => `プレイヤー${player + 1}、${id}:${what}`,
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
  saved: (resume) => `保存しました。gatechart play ${resume} で再開できます。`,
  notSaved: (reason) => `保存できません: ${reason}`,
  advice: (number, key, reason) => `greedy なら ${number}(${key}): ${reason}`,
};

/** What is said to a person, by language. */
export const messages: Readonly<Record<Language, Messages>> = { en: english, ja: japanese };
