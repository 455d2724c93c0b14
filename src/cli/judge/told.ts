import { type JudgeOptions, judge, type Ruling } from '../../scenarios/judge-2.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import type { Language } from '../../core/narration.ts';
import type { Output } from '../output-2.ts';
import { createTelling } from '../match-log/tell.ts';

export interface ToldOptions {
  readonly language: Language;
  readonly verbose: boolean;
  readonly runtime: JudgeOptions['runtime'];
}

/** A ruling and the lines that tell it. */
export interface ToldRuling {
  readonly ruling: Ruling;
  readonly lines: readonly string[];
}

/** Judges a scenario and keeps its telling, as one line each unless the page is to break them. */
export const judgedAndTold = (
  scenario: Scenario,
  edition: string,
  { language, verbose, runtime }: ToldOptions,
  page: Pick<Output, 'colour' | 'columns'>,
): ToldRuling => {
  const lines: string[] = [];
  const telling = createTelling({
    ruleset: scenario.ruleset,
    language,
    verbose,
    colour: page.colour,
    viewer: null,
    ...(page.columns !== undefined && { columns: page.columns }),
    write: (line) => lines.push(line),
  });
  const ruling = judge(scenario, edition, {
    runtime,
    onStep: (step, game) => telling.step(step, game),
    onFacts: (facts, game) => telling.facts(facts, game),
  });
  return { ruling, lines };
};
