import type { Language } from '../../kernel/language.ts';

/** What a telling says by itself. */
export interface TellingWords {
  /** A turn in which nothing was told. */
  idleTurn(turn: string): string;
  /** A line of which nothing came. */
  idle(line: string): string;
  /** A line with what is told behind it. */
  aside(line: string, aside: string): string;
}

/** What a telling says by itself, by language. */
export const tellingWords: Readonly<Record<Language, TellingWords>> = {
  en: {
    idleTurn: (turn) => `${turn}; nothing happens`,
    idle: (line) => `${line}, and nothing comes of it`,
    aside: (line, aside) => `${line} (${aside})`,
  },
  ja: {
    idleTurn: (turn) => `${turn}、何も起きない`,
    idle: (line) => `${line}が、何も起きない`,
    aside: (line, aside) => `${line}(${aside})`,
  },
};
