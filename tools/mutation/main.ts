import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { schema } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { Command } from 'commander';
import { ANOTHER } from '../../src/cli/option-values.ts';
import { EXIT } from '../../src/cli/output.ts';
import { GatechartError } from '../../src/core/errors.ts';
import { getRuleset } from '../../src/registered.ts';
import { ruleSources } from '../../src/rulebook/rule-sources.ts';
import { runTool } from '../run-tool.ts';
import { isSurvivor, survivorLines } from './survivors.ts';

const RULESETS = 'src/rulesets';

/** Of how many mutants in a hundred the tests must notice. */
const BAR = 90;

type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

const isEndless = ({ status }: Mutant): boolean => status === 'Timeout';
const isKilled = (mutant: Mutant): boolean => mutant.status === 'Killed' || isEndless(mutant);

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** The folders of rules, by their paths below the rulesets. */
const parts = (): readonly string[] =>
  readdirSync(RULESETS)
    .map((id) => `${id}/rules`)
    .flatMap((rules) => readdirSync(join(RULESETS, rules)).map((name) => `${rules}/${name}`))
    .filter((part) => statSync(join(RULESETS, part)).isDirectory());

interface Score {
  readonly part: string;
  /** Those that did not come to an end among them. */
  readonly noticed: number;
  readonly endless: number;
  readonly missed: number;
}

const lineOf = ({ part, noticed, endless, missed }: Score): string => {
  const all = noticed + missed;
  const share = ((100 * noticed) / all).toFixed(1);
  return `${part}: ${noticed} of ${all} mutants killed, ${share} %; ${endless} of them did not come to an end`;
};

const reportsOf = (part: string): string => `reports/mutation/${part.replaceAll('/', '-')}`;

/** A part at a time: what is not mutated runs at its own speed. */
const scoreOf = async (part: string): Promise<Score> => {
  const kept = reportsOf(part);
  const mutants = await new Stryker({
    mutate: [`${RULESETS}/${part}/**/*.ts`],
    incrementalFile: `${kept}.incremental.json`,
    jsonReporter: { fileName: `${kept}.json` },
  }).runMutationTest();
  const count = (isCounted: (mutant: Mutant) => boolean): number => mutants.filter(isCounted).length;
  return { part, noticed: count(isKilled), endless: count(isEndless), missed: count(isSurvivor) };
};

/** Lists what survived in some parts, clause by clause. */
const saySurvivors = (chosen: readonly string[]): void => {
  for (const id of readdirSync(RULESETS)) {
    const reports = chosen
      .filter((part) => part.startsWith(`${id}/`))
      .map(
        (part) => JSON.parse(readFileSync(`${reportsOf(part)}.json`, 'utf8')) as schema.MutationTestResult,
      );
    for (const line of survivorLines(reports, getRuleset(id), ruleSources('.', id))) say(line);
  }
};

/** Throws `BAD_VALUE` for what names no part. */
const chosenParts = (names: readonly string[]): readonly string[] => {
  const all = parts();
  for (const name of names) {
    if (all.some((part) => part.startsWith(name))) continue;
    throw new GatechartError('BAD_VALUE', name, `there are no rules ${name}; the first are ${all[0]}`);
  }
  return names.length === 0 ? all : all.filter((part) => names.some((name) => part.startsWith(name)));
};

const runParts = async (chosen: readonly string[]): Promise<number> => {
  const scores: Score[] = [];
  for (const part of chosen) scores.push(await scoreOf(part));
  const sum = (key: 'noticed' | 'endless' | 'missed'): number =>
    scores.reduce((total, each) => total + each[key], 0);
  const whole: Score = {
    part: 'all',
    noticed: sum('noticed'),
    endless: sum('endless'),
    missed: sum('missed'),
  };
  saySurvivors(chosen);
  for (const score of [...scores, whole]) say(lineOf(score));
  return 100 * whole.noticed < BAR * (whole.noticed + whole.missed) ? EXIT.failure : EXIT.success;
};

const EXAMPLE = `
Examples:
  $ npm run mutation                               the rules of every ruleset, some hours
  $ npm run mutation -- ${ANOTHER}
  $ npm run mutation -- ${parts()[0]}

What survives is listed by each part, then by the clause cited at its place, and kept in reports/mutation.`;

await new Command('mutation')
  .description(
    `Changes the rules in one small way after the other; exit code 1 if the tests notice less than ${BAR} %.`,
  )
  .argument('[parts...]', 'folders of rules, or the beginnings of their names; without any, all')
  .addHelpText('after', EXAMPLE)
  .action((chosen: readonly string[]) => runTool(async () => runParts(chosenParts(chosen))))
  .parseAsync();
