import { GatechartError, SeveralErrors } from '../../src/core/errors.ts';
import { findingLine, type JudgeOptions, judge, type Ruling } from '../../src/scenarios/judge.ts';
import { readScenario } from '../../src/scenarios/read-scenario.ts';

/** Judges the text of a scenario file called `case.yaml` on the lean runtime. */
export const judged = (text: string, edition = '2021-03', options?: Partial<JudgeOptions>): Ruling =>
  judge(readScenario('case.yaml', text), edition, { runtime: 'lean', ...options });

/** What is not as the scenario expects, one line each. */
export const findingsOf = (text: string, edition?: string): readonly string[] =>
  judged(text, edition).findings.map(findingLine);

const lineOf = ({ code, place, message }: GatechartError): string => `${code} ${place}: ${message}`;

/** The errors that reading and starting a scenario ends with, as `CODE place: message`. */
export const errorsOf = (text: string, edition?: string): readonly string[] => {
  try {
    judged(text, edition);
  } catch (error) {
    if (error instanceof SeveralErrors) return error.errors.map(lineOf);
    if (error instanceof GatechartError) return [lineOf(error)];
    throw error;
  }
  return [];
};

/** The first of them. */
export const errorOf = (text: string, edition?: string): string => errorsOf(text, edition)[0] ?? 'no error';
