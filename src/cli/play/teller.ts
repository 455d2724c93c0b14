import { PLAYERS, type Player } from '../../core/decision.ts';
import type { Baton, Fact, Result } from '../../core/fact.ts';
import type { Language } from '../../core/narration.ts';
import type { Ruleset } from '../../core/ruleset-2.ts';
import type { Step } from '../../core/trace.ts';
import type { RecordHeader } from '../../replay/record.ts';
import type { Output } from '../output-2.ts';
import { createTelling } from '../match-log/tell.ts';
import { broken } from '../text-width.ts';
import { matchWords } from './output.ts';

/** What a match was, told at its end. */
export interface Summary {
  readonly decisions: number;
  readonly steps: number;
  /** Absent for a match that is not over. */
  readonly result: Result | undefined;
  readonly digest: string;
}

/** A step, and the game right after it where it is known. */
export interface Told {
  readonly step: Step;
  readonly game: Baton | undefined;
}

/** Tells a match to whoever reads the output. */
export interface Teller {
  begin(header: RecordHeader): void;
  /** `game`: right after the step, where it is known. */
  step(step: Step, game: Baton | undefined): void;
  /** Steps of the match as it was played before, told again. */
  again(steps: readonly Told[]): void;
  /** Facts that came with no step. `game`: right after them. */
  facts(facts: readonly Fact[], game: Baton): void;
  /** `game`: as it stands at the end. */
  end(summary: Summary, game: Baton): void;
}

export interface TellerOptions {
  readonly ruleset: Ruleset;
  /** A game of the match. */
  readonly game: Baton;
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
const tableLines = ({ ruleset, language, viewer }: TellerOptions, game: Baton): readonly string[] => {
  const seen = viewer === 'everyone' ? 0 : viewer;
  if (seen === null) return [];
  const lines = ruleset.person?.picture(language).table(ruleset.view(game, seen)) ?? [];
  return lines.length === 0 ? [] : [...lines, ''];
};

/** Who has won, and why the others have not. */
const resultLines = (
  { ruleset, language, agents }: TellerOptions,
  { winner, clause, reasons }: Result,
): readonly string[] => {
  const words = matchWords[language];
  const losses = PLAYERS.flatMap((player) => {
    const reason = reasons[player] ?? undefined;
    return reason === undefined
      ? []
      : [words.lost(player, reason, ruleset.clauses[reason]?.[language] ?? '')];
  });
  return [words.won(winner, clause, agents), ...losses];
};

/** Tells in lines for a person. */
export const proseTeller = (output: Output, options: TellerOptions): Teller => {
  const { game, language, verbose, viewer } = options;
  const telling = createTelling({
    ruleset: viewer === 'everyone' ? commonKnowledge(options.ruleset) : options.ruleset,
    language,
    verbose,
    colour: output.colour,
    viewer: viewer === 'everyone' ? 0 : viewer,
    ...(output.columns !== undefined && { columns: output.columns }),
    write: output.write,
  });
  const words = matchWords[language];
  const write = (text: string, hanging = HANGING): void => {
    const lines = broken(text, output.columns ?? Number.POSITIVE_INFINITY, hanging);
    for (const [at, line] of lines.entries()) output.write(at === 0 ? line : ' '.repeat(hanging) + line);
  };
  let latest = game;
  const step: Teller['step'] = (each, after) => {
    latest = after ?? latest;
    telling.step(each, latest);
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
    facts: (facts, after) => telling.facts(facts, after),
    end: ({ decisions, steps, result, digest }, last) => {
      output.write('');
      if (result !== undefined) {
        for (const line of tableLines(options, last)) write(line, TABLE_HANGING);
        for (const line of resultLines(options, result)) write(line);
      }
      write(words.end(result !== undefined, decisions, steps, digest));
    },
  };
};

/** Tells as JSON Lines: the header, steps, loose facts, and the summary. Only steps with facts unless verbose. */
export const jsonTeller = (output: Output, { verbose }: TellerOptions): Teller => ({
  begin: (header) => output.write(JSON.stringify(header)),
  step: (step) => {
    if (verbose || step.facts.length > 0) output.write(JSON.stringify({ line: 'step', ...step }));
  },
  again: () => {},
  facts: (facts) => output.write(JSON.stringify({ line: 'facts', facts })),
  end: (summary) => output.write(JSON.stringify({ line: 'end', ...summary })),
});
