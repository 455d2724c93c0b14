import { type JudgeOptions, judge, type Ruling } from '../../scenarios/judge-2.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import type { Language } from '../../core/narration.ts';
import type { Output } from '../output-2.ts';
import { createMatchLog } from '../match-log/tell.ts';

export interface RulingLogOptions {
  readonly language: Language;
  readonly verbose: boolean;
  readonly runtime: JudgeOptions['runtime'];
}

/** A ruling and the lines that tell it. */
export interface RulingLog {
  readonly ruling: Ruling;
  readonly lines: readonly string[];
}

/** Judges a scenario and keeps its telling, as one line each unless the page is to break them. */
export const judgeWithLog = (
  scenario: Scenario,
  edition: string,
  { language, verbose, runtime }: RulingLogOptions,
  page: Pick<Output, 'colour' | 'columns'>,
): RulingLog => {
  const lines: string[] = [];
  const telling = createMatchLog({
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
