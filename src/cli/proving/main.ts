import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Command } from 'commander';
import { testTitles } from '../../clauses/collect.ts';
import { keepTried, mutantsOf } from '../../clauses/proof/kept.ts';
import { type Mutant, mutated } from '../../clauses/proof/mutant.ts';
import { prescribing, type Tried, unprovenAmong } from '../../clauses/proof/proof.ts';
import { aboutClauses } from '../../clauses/titles.ts';
import { GatechartError } from '../../kernel/error.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { rulesetCalled, rulesets } from '../../registered.ts';
import { ANOTHER } from '../examples.ts';
import { EXIT } from '../exit.ts';
import { asGatechartError, errorLine, exitCodeOf } from '../failure.ts';
import { hearInterrupt, type Interrupt } from '../interrupt.ts';
import { uncompiledAmong } from './build-check.ts';
import { type Named, tryMutant } from './trial.ts';

const ROOT = '.';

/** How often something is said of how far it is, in mutants. */
const STRIDE = 25;

const note = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const textOf = (file: string): string => readFileSync(file, 'utf8');

/** The tests named after each clause of a ruleset. */
const namesIn = ({ clauses }: Ruleset, titles: ReturnType<typeof testTitles>) => {
  const about = aboutClauses(clauses, titles);
  return (clause: string): Named => {
    const files = [...new Set(about.filter((each) => each.clause === clause).map(({ path }) => path))];
    return {
      scenarios: files.filter((file) => !file.endsWith('.ts')),
      tests: files.filter((file) => file.endsWith('.test.ts')),
    };
  };
};

const refuseUnknown = ({ id, clauses }: Ruleset, mutants: readonly Mutant[]): void => {
  for (const { clause, place } of mutants) {
    if (clauses[clause]?.kind !== 'prescribes') {
      throw new GatechartError(
        'BAD_MUTANT',
        place,
        `${clause} is no clause of ${id} that prescribes something`,
      );
    }
  }
};

/** Does the same for each of many, some at a time, until somebody stops it. */
const forEach = async <T>(
  all: readonly T[],
  { signal }: Interrupt,
  deed: (each: T) => Promise<void>,
): Promise<void> => {
  const left = [...all];
  const lane = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined && !signal.aborted; next = left.shift()) {
      await deed(next);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
};

const isThere = (mutant: Mutant): boolean => {
  try {
    return mutated(mutant, textOf(mutant.file)) !== undefined;
  } catch {
    return false;
  }
};

const tryAll = async (
  mutants: readonly Mutant[],
  named: (clause: string) => Named,
  interrupt: Interrupt,
): Promise<readonly Tried[]> => {
  const tried: Tried[] = [];
  await forEach(mutants, interrupt, async (mutant) => {
    const outcome = await tryMutant(mutant, textOf(mutant.file), named(mutant.clause));
    tried.push({ ...mutant, outcome });
    if (tried.length % STRIDE === 0) note(`${tried.length} of ${mutants.length} mutants tried`);
  });
  const uncompiled = interrupt.signal.aborted ? [] : await uncompiledAmong(mutants.filter(isThere), textOf);
  return tried.map((each) => {
    const fault = uncompiled.find(({ mutant }) => mutant.place === each.place);
    return fault === undefined ? each : { ...each, outcome: { is: 'broken', reason: fault.message } };
  });
};

interface Options {
  readonly ruleset?: string;
}

/** Proves the clauses of one ruleset; whether all of them are proven. */
const proveRuleset = async (
  ruleset: Ruleset,
  ids: readonly string[],
  titles: ReturnType<typeof testTitles>,
  interrupt: Interrupt,
): Promise<boolean> => {
  const since = performance.now();
  const all = mutantsOf(ROOT, ruleset.id);
  refuseUnknown(ruleset, all);
  const clauses = prescribing(ruleset.clauses).filter((id) => ids.length === 0 || ids.includes(id));
  if (clauses.length === 0) return true;
  const chosen = all.filter(({ clause }) => clauses.includes(clause));
  const tried = await tryAll(chosen, namesIn(ruleset, titles), interrupt);
  keepTried(
    ROOT,
    tried,
    [...rulesets.values()].flatMap(({ id }) => mutantsOf(ROOT, id)),
  );
  // Of one that is stopped, what was not looked at is not held against it.
  const isTried = (id: string): boolean => tried.some(({ clause }) => clause === id);
  const looked = interrupt.signal.aborted ? clauses.filter(isTried) : clauses;
  const unproven = unprovenAmong(looked, tried);
  for (const { clause, reason } of unproven) say(`${ruleset.id} ${clause}: ${reason}`);
  const open = new Set(unproven.map(({ clause }) => clause)).size;
  const seconds = Math.round((performance.now() - since) / 1000);
  say(
    `${ruleset.id}: ${looked.length - open} of ${clauses.length} prescribing clauses proven, ` +
      `${tried.length} ${interrupt.signal.aborted ? `of ${chosen.length} ` : ''}mutants tried in ${seconds} s`,
  );
  return open === 0;
};

const prove = async (ids: readonly string[], { ruleset }: Options): Promise<number> => {
  const chosen = ruleset === undefined ? [...rulesets.values()] : [rulesetCalled(ruleset)];
  const known = chosen.flatMap(({ clauses }) => prescribing(clauses));
  for (const id of ids) {
    if (!known.includes(id)) {
      throw new GatechartError('UNKNOWN_CLAUSE', id, 'there is no such clause that prescribes something');
    }
  }
  const titles = testTitles(ROOT);
  const interrupt = hearInterrupt();
  let areProven = true;
  for (const each of chosen) {
    if (interrupt.signal.aborted) break;
    areProven = (await proveRuleset(each, ids, titles, interrupt)) && areProven;
  }
  interrupt.done();
  if (interrupt.signal.aborted) return EXIT.interrupted;
  return areProven ? EXIT.fine : EXIT.finding;
};

const EXAMPLE = `
Examples:
  $ npm run prove                                   every clause of every ruleset
  $ npm run prove -- --ruleset ${ANOTHER}
  $ npm run prove -- 13-6b 13-6c                    these alone

A clause is proven when each of its mutants, listed in test/proof, makes a scenario or test fail that is named after it.`;

const command = new Command('prove')
  .description(
    'Takes each clause away that prescribes something and looks whether its own tests notice. Exit code 1 if one is not proven.',
  )
  .argument('[ids...]', 'clauses such as 13-6c; without any, all')
  .option('--ruleset <id>', `one of ${[...rulesets.keys()].join(', ')}`)
  .addHelpText('after', EXAMPLE)
  .action(async (ids: readonly string[], options: Options) => {
    try {
      process.exitCode = await prove(ids, options);
    } catch (caught) {
      const error = asGatechartError(caught);
      note(errorLine(error));
      process.exitCode = exitCodeOf(error);
    }
  });

await command.parseAsync();
