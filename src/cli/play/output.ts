import { PLAYERS, type Player } from '../../core/decision.ts';
import type { GameEvent, GameState, Result } from '../../core/game-state.ts';
import type { Language } from '../../core/narration.ts';
import type { Ruleset } from '../../core/ruleset.ts';
import type { Step } from '../../core/trace.ts';
import type { RecordHeader } from '../../replay/record.ts';
import { createMatchLog } from '../match-log/match-log.ts';
import type { Output } from '../output.ts';
import { writeHanging } from '../text-width.ts';

/** What is said around a match. */
export interface MatchMessages {
  title(header: RecordHeader): string;
  /** Who has won, and by which clause. `agents`: who plays, by seat. */
  won(winner: Player | undefined, clause: string, agents: readonly [string, string]): string;
  /** Why a player has lost. */
  lost(player: Player, clause: string, meaning: string): string;
  end(isOver: boolean, decisions: number, steps: number, digest: string): string;
  /** A match was left; `resume`: what `gatechart play` resumes it with, if it is saved. */
  left(resume: string | undefined): string;
  /** What was seen, and what to try next: the commands that play this and that show a clause. */
  nextSteps(play: string, clause: string): readonly string[];
  /** Nothing goes on before a viewer opens that address. */
  waiting(address: string): string;
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
    left: (resume) =>
      `the match was left; ${resume === undefined ? 'not saved' : `resume with gatechart play ${resume}`}`,
    nextSteps: (play, clause) => [
      'You have seen a match between two agents.',
      'The number at the left of a line is its rule clause.',
      'Try next:',
      `  ${play}`,
      '      Play against the agent greedy.',
      `  ${clause}`,
      '      Read the clause that decided the match.',
    ],
    waiting: (address) => `waiting for a viewer: ${address}`,
  },
  ja: {
    title: ({ ruleset, edition, seed, agents, decks }) =>
      `${ruleset} ${edition}、シード ${seed}: プレイヤー1 ${agents[0]} (${decks[0]})、プレイヤー2 ${agents[1]} (${decks[1]})`,
    won: (winner, clause, agents) =>
      winner === undefined
        ? `引き分けです(${clause})`
        : `プレイヤー${winner + 1}(${agents[winner]})の勝ちです(${clause})`,
    lost: (player, clause, meaning) => `プレイヤー${player + 1}の敗北(${clause})。${meaning}`,
    end: (isOver, decisions, steps, digest) =>
      `${isOver ? '終了' : '中断'}: 決定${decisions}回、${steps}ステップ、ダイジェスト ${digest}`,
    left: (resume) =>
      `対戦を中断しました。${resume === undefined ? '保存していません' : `gatechart play ${resume} で再開できます`}`,
    nextSteps: (play, clause) => [
      'エージェントどうしの対戦を表示しました。',
      '左の番号は、その行の根拠となる条文です。',
      '次に試せるコマンド:',
      `  ${play}`,
      '      エージェント greedy と対戦します。',
      `  ${clause}`,
      '      勝敗を決めた条文を読みます。',
    ],
    waiting: (address) => `ビューアを開いてください: ${address}`,
  },
};

/** What a match was, told at its end. */
export interface Summary {
  readonly decisions: number;
  readonly steps: number;
  /** Absent for a match that is not over. */
  readonly result: Result | undefined;
  readonly digest: string;
}

/** A step, and the game right after it where it is known. */
export interface LoggedStep {
  readonly step: Step;
  readonly game: GameState | undefined;
}

/** Tells a match to whoever reads the output. */
export interface MatchReporter {
  begin(header: RecordHeader): void;
  /** `game`: right after the step, where it is known. */
  step(step: Step, game: GameState | undefined): void;
  /** Steps of the match as it was played before, told again. */
  again(steps: readonly LoggedStep[]): void;
  /** Facts that came with no step. `game`: right after them. */
  facts(facts: readonly GameEvent[], game: GameState): void;
  /** `game`: as it stands at the end. */
  end(summary: Summary, game: GameState): void;
}

export interface MatchReporterOptions {
  readonly ruleset: Ruleset;
  /** A game of the match. */
  readonly game: GameState;
  readonly language: Language;
  readonly verbose: boolean;
  /** Whose knowledge the match is told with; `everyone`: only what both players know; `null`: everything. */
  readonly viewer: Player | 'everyone' | null;
  /** Who plays, by seat. */
  readonly agents: readonly [string, string];
}

/** The ruleset as it narrates what both players know: each fact as one reads it who knows least. */
const commonKnowledge = (ruleset: Ruleset): Ruleset => ({
  ...ruleset,
  narrate: (game, fact, _viewer, language, names) =>
    ruleset.narrate(game, fact, fact.knownTo?.includes(0) ? 1 : 0, language, names),
});

/** Columns that what goes on from a title or an end has before it, and from a line of the table. */
const HANGING = 2;
const TABLE_HANGING = 6;

/** The table as whoever plays sees it; nothing where nobody does. */
const boardLines = (
  { ruleset, language, viewer }: MatchReporterOptions,
  game: GameState,
): readonly string[] => {
  const seen = viewer === 'everyone' ? 0 : viewer;
  if (seen === null) return [];
  const lines = ruleset.hints?.textView(language).table(ruleset.view(game, seen)) ?? [];
  return lines.length === 0 ? [] : [...lines, ''];
};

/** Who has won, and why the others have not. */
const resultLines = (
  { ruleset, language, agents }: MatchReporterOptions,
  { winner, clause, reasons }: Result,
): readonly string[] => {
  const words = matchMessages[language];
  const losses = PLAYERS.flatMap((player) => {
    const reason = reasons[player] ?? undefined;
    return reason === undefined
      ? []
      : [words.lost(player, reason, ruleset.clauses[reason]?.[language] ?? '')];
  });
  return [words.won(winner, clause, agents), ...losses];
};

/** Tells in lines for a person. */
export const textReporter = (output: Output, options: MatchReporterOptions): MatchReporter => {
  const { game, language, verbose, viewer } = options;
  const log = createMatchLog({
    ruleset: viewer === 'everyone' ? commonKnowledge(options.ruleset) : options.ruleset,
    language,
    verbose,
    colour: output.colour,
    viewer: viewer === 'everyone' ? 0 : viewer,
    columns: output.columns,
    write: output.write,
  });
  const words = matchMessages[language];
  const write = (text: string, hanging = HANGING): void => writeHanging(output, text, hanging);
  let latest = game;
  const step: MatchReporter['step'] = (each, after) => {
    latest = after ?? latest;
    log.step(each, latest);
  };
  return {
    begin: (header) => {
      write(words.title(header));
      output.write('');
    },
    step,
    again: (steps) => {
      for (const told of steps) step(told.step, told.game);
    },
    facts: (facts, after) => log.facts(facts, after),
    end: ({ decisions, steps, result, digest }, last) => {
      output.write('');
      if (result !== undefined) {
        for (const line of boardLines(options, last)) write(line, TABLE_HANGING);
        for (const line of resultLines(options, result)) write(line);
      }
      write(words.end(result !== undefined, decisions, steps, digest));
    },
  };
};

/** Tells as JSON Lines: the header, steps, loose facts, and the summary. Only steps with facts unless verbose. */
export const jsonReporter = (output: Output, { verbose }: MatchReporterOptions): MatchReporter => ({
  begin: (header) => output.write(JSON.stringify(header)),
  step: (step) => {
    if (verbose || step.facts.length > 0) output.write(JSON.stringify({ line: 'step', ...step }));
  },
  again: () => {},
  facts: (facts) => output.write(JSON.stringify({ line: 'facts', facts })),
  end: (summary) => output.write(JSON.stringify({ line: 'end', ...summary })),
});
