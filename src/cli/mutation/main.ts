import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { Command } from 'commander';
import { ANOTHER } from '../examples.ts';
import { EXIT } from '../exit.ts';

const RULESETS = 'src/rulesets';

/** Of how many mutants in a hundred the tests must notice. */
const BAR = 90;

type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

const isNoticed = ({ status }: Mutant): boolean => status === 'Killed' || status === 'Timeout';
const isMissed = ({ status }: Mutant): boolean => status === 'Survived' || status === 'NoCoverage';

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
  readonly noticed: number;
  readonly missed: number;
}

const lineOf = ({ part, noticed, missed }: Score): string =>
  `${part}: ${noticed} of ${noticed + missed} mutants noticed, ${((100 * noticed) / (noticed + missed)).toFixed(1)} %`;

/** A part at a time: what is not mutated runs at its own speed. */
const scoreOf = async (part: string): Promise<Score> => {
  const kept = `reports/mutation/${part.replaceAll('/', '-')}`;
  const mutants = await new Stryker({
    mutate: [`${RULESETS}/${part}/**/*.ts`],
    incrementalFile: `${kept}.incremental.json`,
    jsonReporter: { fileName: `${kept}.json` },
  }).runMutationTest();
  return { part, noticed: mutants.filter(isNoticed).length, missed: mutants.filter(isMissed).length };
};

const EXAMPLE = `
Examples:
  $ npm run mutation                               the rules of every ruleset, some hours
  $ npm run mutation -- ${ANOTHER}
  $ npm run mutation -- ${parts()[0]}

What survives is listed by each part and kept in reports/mutation.`;

await new Command('mutation')
  .description(
    `Changes the rules in one small way after the other; exit code 1 if the tests notice less than ${BAR} %.`,
  )
  .argument('[parts...]', 'folders of rules, or the beginnings of their names; without any, all')
  .addHelpText('after', EXAMPLE)
  .action(async (chosen: readonly string[]) => {
    const scores: Score[] = [];
    for (const part of parts()) {
      if (chosen.length > 0 && !chosen.some((each) => part.startsWith(each))) continue;
      scores.push(await scoreOf(part));
    }
    const sum = (key: 'noticed' | 'missed'): number => scores.reduce((total, each) => total + each[key], 0);
    const whole: Score = { part: 'all', noticed: sum('noticed'), missed: sum('missed') };
    for (const score of [...scores, whole]) say(lineOf(score));
    process.exitCode = 100 * whole.noticed < BAR * (whole.noticed + whole.missed) ? EXIT.finding : EXIT.fine;
  })
  .parseAsync();
