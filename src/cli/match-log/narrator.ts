import type { Language } from '../../core/narration.ts';
import type { Step } from '../../core/trace.ts';

/** What a telling says by itself. */
export interface LogMessages {
  /** A turn in which nothing was told. */
  idleTurn(turn: string): string;
  /** A line of which nothing came. */
  idle(line: string): string;
  /** Stands behind a step that an answer, or the end of a process, made. */
  readonly events: Readonly<Record<Step['event'], string>>;
  /** The guards that refused other transitions. */
  refused(guards: string): string;
  /** A line with what is told behind it. */
  aside(line: string, aside: string): string;
}

/** What a telling says by itself, by language. */
export const logMessages: Readonly<Record<Language, LogMessages>> = {
  en: {
    idleTurn: (turn) => `${turn}; nothing happens`,
    events: { answer: ' (answer)', done: ' (done)', '': '' },
    refused: (guards) => `refused: ${guards}`,
    idle: (line) => `${line}, and nothing comes of it`,
    aside: (line, aside) => `${line} (${aside})`,
  },
  ja: {
    idleTurn: (turn) => `${turn}、何も起きない`,
    events: { answer: '(回答)', done: '(終了)', '': '' },
    refused: (guards) => `満たさない条件: ${guards}`,
    idle: (line) => `${line}が、何も起きない`,
    aside: (line, aside) => `${line}(${aside})`,
  },
};
