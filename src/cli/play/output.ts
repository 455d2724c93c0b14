import type { Player } from '../../core/decision.ts';
import type { Language } from '../../core/narration.ts';
import type { RecordHeader } from '../../replay/record.ts';

/** A row of the table of what an agent weighs: numbers in columns, then a text. */
export interface ChoiceRow {
  readonly numbers: readonly string[];
  readonly text: string;
}

/** What is said around a match. */
export interface MatchMessages {
  title(header: RecordHeader): string;
  /** Who has won, and by which clause. `agents`: who plays, by seat. */
  won(winner: Player | undefined, clause: string, agents: readonly [string, string]): string;
  /** Why a player has lost. */
  lost(player: Player, clause: string, meaning: string): string;
  end(isOver: boolean, decisions: number, steps: number, digest: string): string;
  /** A match was left; `savedIn`: the file it can be gone on with from. */
  left(savedIn: string | undefined): string;
  /** Nothing goes on before a viewer opens that address. */
  waiting(address: string): string;
  /** Heads of the table of what an agent weighs, where it searched and where it did not. */
  readonly searchHeads: ChoiceRow;
  readonly ratingHeads: ChoiceRow;
  weighs(player: Player, answers: number): string;
  andMore(answers: number): string;
}

/** What is said around a match, by language. */
export const matchMessages: Readonly<Record<Language, MatchMessages>> = {
  en: {
    title: ({ ruleset, edition, seed, agents, decks }) =>
      `${ruleset} ${edition}, seed ${seed}: Player 1 ${agents[0]} (${decks[0]}), Player 2 ${agents[1]} (${decks[1]})`,
    won: (winner, clause, agents) =>
      winner === undefined
        ? `Nobody has won (${clause})`
        : `Player ${winner + 1} (${agents[winner]}) has won (${clause})`,
    lost: (player, clause, meaning) => `Player ${player + 1} has lost by ${clause}. ${meaning}`,
    end: (isOver, decisions, steps, digest) =>
      `${isOver ? 'over' : 'not over'} after ${decisions} decisions and ${steps} steps; digest ${digest}`,
    left: (savedIn) =>
      `the match was left; ${savedIn === undefined ? 'not saved' : `go on with gatechart play ${savedIn}`}`,
    waiting: (address) => `waiting for a viewer: ${address}`,
    searchHeads: { numbers: ['visits', 'on offer', 'expects'], text: 'answer' },
    ratingHeads: { numbers: ['rating'], text: 'answer: reason' },
    weighs: (player, answers) => `Player ${player + 1} weighs ${answers} answers`,
    andMore: (answers) => `and ${answers} more`,
  },
  ja: {
    title: ({ ruleset, edition, seed, agents, decks }) =>
      `${ruleset} ${edition}、seed ${seed}: プレイヤー1 ${agents[0]} (${decks[0]})、プレイヤー2 ${agents[1]} (${decks[1]})`,
    won: (winner, clause, agents) =>
      winner === undefined
        ? `引き分けです(${clause})`
        : `プレイヤー${winner + 1}(${agents[winner]})の勝ちです(${clause})`,
    lost: (player, clause, meaning) => `プレイヤー${player + 1}の敗北(${clause})。${meaning}`,
    end: (isOver, decisions, steps, digest) =>
      `${isOver ? '終了' : '中断'}: 決定${decisions}回、${steps}ステップ、digest ${digest}`,
    left: (savedIn) =>
      `対戦を中断しました。${savedIn === undefined ? '保存していません' : `gatechart play ${savedIn} で再開できます`}`,
    waiting: (address) => `ビューアを開いてください: ${address}`,
    searchHeads: { numbers: ['訪問', '選べた回', '期待値'], text: '選択肢' },
    ratingHeads: { numbers: ['評価'], text: '選択肢: 理由' },
    weighs: (player, answers) => `プレイヤー${player + 1}は${answers}個の選択肢を比べる`,
    andMore: (answers) => `ほか${answers}個`,
  },
};
