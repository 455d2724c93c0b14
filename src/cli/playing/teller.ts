import type { Player } from '../../kernel/decision.ts';
import type { Baton, Fact, Result } from '../../kernel/fact.ts';
import type { Language } from '../../kernel/language.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Step } from '../../kernel/step.ts';
import type { RecordHeader } from '../../record/line.ts';
import type { Output } from '../output.ts';
import { createTelling } from '../telling/tell.ts';
import { broken } from '../telling/width.ts';
import { matchWords } from './words.ts';

/** What a match was, told at its end. */
export interface Summary {
  readonly decisions: number;
  readonly steps: number;
  /** Absent for a match that is not over. */
  readonly result: Result | undefined;
  readonly digest: string;
}

/** Tells a match to whoever reads the output. */
export interface Teller {
  begin(header: RecordHeader): void;
  step(step: Step): void;
  /** Facts that came with no step. */
  facts(facts: readonly Fact[]): void;
  end(summary: Summary): void;
}

export interface TellerOptions {
  readonly ruleset: Ruleset;
  /** A game of the match. */
  readonly game: Baton;
  readonly language: Language;
  readonly verbose: boolean;
  /** Whose knowledge the match is told with; `everyone`: only what both players know; `null`: everything. */
  readonly viewer: Player | 'everyone' | null;
}

/** The ruleset as it narrates what both players know: each fact as one reads it who knows least. */
const commonKnowledge = (ruleset: Ruleset): Ruleset => ({
  ...ruleset,
  narrate: (game, fact, _viewer, language, names) =>
    ruleset.narrate(game, fact, fact.knownTo?.includes(0) ? 1 : 0, language, names),
});

/** Columns that what goes on from a title or an end has before it. */
const HANGING = 2;

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
  const write = (text: string): void => {
    const lines = broken(text, output.columns ?? Number.POSITIVE_INFINITY, HANGING);
    for (const [at, line] of lines.entries()) output.write(at === 0 ? line : ' '.repeat(HANGING) + line);
  };
  return {
    begin: (header) => {
      write(words.title(header));
      output.write('');
    },
    step: (step) => telling.step(step, game),
    facts: (facts) => telling.facts(facts, game),
    end: ({ decisions, steps, result, digest }) => {
      output.write('');
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
  facts: (facts) => output.write(JSON.stringify({ line: 'facts', facts })),
  end: (summary) => output.write(JSON.stringify({ line: 'end', ...summary })),
});
