import { existsSync, readFileSync } from 'node:fs';
import { Command } from 'commander';
import { listenForInterrupt } from '../../src/cli/interrupt.ts';
import { ANOTHER } from '../../src/cli/option-values.ts';
import { EXIT } from '../../src/cli/output.ts';
import { GatechartError } from '../../src/core/errors.ts';
import type { Ruleset } from '../../src/core/ruleset.ts';
import { replaceFile } from '../../src/file-system.ts';
import { getRuleset, rulesets } from '../../src/registered.ts';
import { titlesOfClauses } from '../../src/rulebook/citations.ts';
import type { MutantResults } from '../../src/rulebook/mutant-results.ts';
import type { Mutant } from '../../src/rulebook/mutants.ts';
import { testTitles } from '../../src/rulebook/rule-sources.ts';
import { runTool } from '../run-tool.ts';
import { prescribingIds, RulesetMutants, unprovenClauses } from './clause-proofs.ts';
import { type KnownMutants, knownMutants } from './known-mutants.ts';
import { type NamedTests, tryAll } from './runner.ts';

const ROOT = '.';

/** How often progress is noted and outcomes are written, in mutants. */
const STRIDE = 25;

const note = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** The tests named after each clause of a ruleset. */
const namesIn = ({ clauses }: Ruleset, titles: ReturnType<typeof testTitles>) => {
  const about = titlesOfClauses(clauses, titles);
  return (clause: string): NamedTests => {
    const files = [...new Set(about.filter((each) => each.clause === clause).map(({ path }) => path))];
    return {
      scenarios: files.filter((file) => !file.endsWith('.ts')),
      tests: files.filter((file) => file.endsWith('.test.ts')),
    };
  };
};

/** Mutants of one list, those of them to be tried, and what is kept of all. */
interface Part {
  readonly due: readonly Mutant[];
  readonly kept: MutantResults;
  text(): string;
}

const write = (part: Part): void => {
  const { file } = part.kept;
  const text = part.text();
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) replaceFile(file, text);
};

/** Tries what is due and keeps it; the number tried in each part. */
const tryDue = async (
  parts: ReadonlyMap<Ruleset, RulesetMutants>,
  lists: readonly KnownMutants[],
  signal: AbortSignal,
): Promise<ReadonlyMap<Part, number>> => {
  const counts = new Map<Part, number>();
  const titles = testTitles(ROOT);
  const dueIn = (part: Part, named: (mutant: Mutant) => NamedTests) =>
    part.due.map((mutant) => ({ mutant, named: named(mutant), part }));
  const due = [
    ...[...parts].flatMap(([ruleset, part]) => {
      const named = namesIn(ruleset, titles);
      return dueIn(part, ({ clause }) => named(clause));
    }),
    ...lists.flatMap((list) =>
      dueIn(list, ({ test }) => ({ scenarios: [], tests: test === undefined ? [] : [test.file] })),
    ),
  ];
  let tried = 0;
  await tryAll(due, signal, ({ mutant, part }, outcome) => {
    part.kept.store(mutant, outcome);
    counts.set(part, (counts.get(part) ?? 0) + 1);
    tried += 1;
    if (tried % STRIDE !== 0) return;
    note(`${tried} of ${due.length} mutants tried`);
    write(part);
  });
  return counts;
};

/** Reports one ruleset; whether all its clauses are proven. */
const report = ({ id }: Ruleset, part: RulesetMutants, tried: number, isStopped: boolean): boolean => {
  const known = part.known();
  // If it was stopped, a clause that was not reached is not unproven.
  const isKnown = (clause: string): boolean => known.some((each) => each.clause === clause);
  const looked = isStopped ? part.clauses.filter(isKnown) : part.clauses;
  const unproven = unprovenClauses(looked, known);
  for (const { clause, reason } of unproven) say(`${id} ${clause}: ${reason}`);
  const open = new Set(unproven.map(({ clause }) => clause)).size;
  const { chosen, due, clauses } = part;
  const conditions = part.conditions();
  say(
    `${id}: ${looked.length - open} of ${clauses.length} prescribing clauses proven; ` +
      `${conditions.proven} of ${conditions.all} conditions proven; ` +
      `${tried}${isStopped ? ` of ${due.length}` : ''} mutants tried, ${chosen.length - due.length} unchanged`,
  );
  return open === 0;
};

/** Reports a list; whether its tests notice all its mutants. */
const reportList = (list: KnownMutants, tried: number, isStopped: boolean): boolean => {
  const { id, mutants, due } = list;
  const unnoticed = list.unnoticed();
  for (const sentence of unnoticed) say(sentence);
  const noticed = mutants.filter((mutant) => list.kept.outcomeOf(mutant)?.is === 'noticed').length;
  say(
    `${id}: ${noticed} of ${mutants.length} noticed by the test that they name; ` +
      `${tried}${isStopped ? ` of ${due.length}` : ''} mutants tried, ${mutants.length - due.length} unchanged`,
  );
  return unnoticed.length === 0;
};

interface Options {
  readonly ruleset?: string;
  readonly all?: boolean;
}

const prove = async (ids: readonly string[], { ruleset, all = false }: Options): Promise<number> => {
  const chosen = ruleset === undefined ? [...rulesets.values()] : [getRuleset(ruleset)];
  const known = chosen.flatMap(({ clauses }) => prescribingIds(clauses));
  for (const id of ids) {
    if (!known.includes(id)) {
      throw new GatechartError('UNKNOWN_CLAUSE', id, 'no clause of that id prescribes something');
    }
  }
  const parts = new Map(chosen.map((each) => [each, new RulesetMutants(ROOT, each, { ids, all })]));
  const lists = ruleset === undefined && ids.length === 0 ? knownMutants(all) : [];
  const interrupt = listenForInterrupt();
  const { signal } = interrupt;
  const isDue = [...parts.values(), ...lists].some(({ due }) => due.length > 0);
  const counts = isDue ? await tryDue(parts, lists, signal) : undefined;
  interrupt.done();
  const areProven = [...parts].map(([each, part]) => {
    write(part);
    return part.clauses.length === 0 || report(each, part, counts?.get(part) ?? 0, signal.aborted);
  });
  const areNoticed = lists.map((list) => {
    write(list);
    return reportList(list, counts?.get(list) ?? 0, signal.aborted);
  });
  if (signal.aborted) return EXIT.interrupted;
  return [...areProven, ...areNoticed].every(Boolean) ? EXIT.success : EXIT.failure;
};

const EXAMPLE = `
Examples:
  $ npm run prove                                   every mutant that is new or whose files have changed
  $ npm run prove -- --all                          every mutant of every ruleset
  $ npm run prove -- --ruleset ${ANOTHER}
  $ npm run prove -- 13-6b 13-6c                    these clauses alone

A clause is proven when each of its mutants, listed in test/proof, makes a scenario or test fail that is named after it.
A mutant may name the condition of the clause that it takes away; a condition is proven when each of its mutants is killed.
Without a clause or ruleset, the defences and the search are tried too: each of their mutants names the test that must fail.
The outcomes are kept in test/proof/*/result.jsonl, which is committed. An outcome holds until the mutant, the file
that it changes or the file that noticed it changes.`;

const command = new Command('prove')
  .description(
    'Takes each clause away that prescribes something and looks whether its own tests notice. Exit code 1 if one is not proven.',
  )
  .argument('[ids...]', 'clauses such as 13-6c; without any, all')
  .option('--ruleset <id>', `one of ${[...rulesets.keys()].join(', ')}`)
  .option('--all', 'try those too whose files have not changed')
  .addHelpText('after', EXAMPLE)
  .action((ids: readonly string[], options: Options) => runTool(() => prove(ids, options)));

await command.parseAsync();
