import type { Language } from '../../kernel/language.ts';
import type { RecordHeader } from '../../record/line.ts';

/** What is said around a match. */
export interface MatchWords {
  title(header: RecordHeader): string;
  end(isOver: boolean, decisions: number, steps: number, digest: string): string;
}

/** What is said around a match, by language. */
export const matchWords: Readonly<Record<Language, MatchWords>> = {
  en: {
    title: ({ ruleset, edition, seed, agents, decks }) =>
      `${ruleset} ${edition}, seed ${seed}: Player 1 ${agents[0]} (${decks[0]}), Player 2 ${agents[1]} (${decks[1]})`,
    end: (isOver, decisions, steps, digest) =>
      `${isOver ? 'over' : 'not over'} after ${decisions} decisions and ${steps} steps; digest ${digest}`,
  },
  ja: {
    title: ({ ruleset, edition, seed, agents, decks }) =>
      `${ruleset} ${edition}、seed ${seed}: プレイヤー1 ${agents[0]} (${decks[0]})、プレイヤー2 ${agents[1]} (${decks[1]})`,
    end: (isOver, decisions, steps, digest) =>
      `${isOver ? '終了' : '中断'}: 決定${decisions}回、${steps}ステップ、digest ${digest}`,
  },
};
