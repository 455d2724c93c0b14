import { Command } from 'commander';
import { type ClauseCoverage, coverageOf, GAP, gapsIn, prescribingIn } from '../../clauses/coverage.ts';
import { placesOf } from '../../clauses/known-places.ts';
import { clauseLines, type OneClause, oneClause, rulesetWith } from '../../clauses/one-clause.ts';
import { GatechartError } from '../../kernel/error.ts';
import type { Language } from '../../kernel/language.ts';
import { memo } from '../../kernel/memo.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { rulesetCalled, rulesets, usual } from '../../registry.ts';
import { ANOTHER } from '../examples.ts';
import { EXIT } from '../exit.ts';
import { type Counted, countedReach } from '../fuzzing/reached.ts';
import type { Output, Run } from '../output.ts';
import { oneOf } from '../values.ts';

interface ClausesOptions {
  readonly ruleset: string;
  readonly lang: Language;
  readonly reached?: string;
  readonly gaps?: true;
  readonly json?: true;
}

const KINDS = ['prescribes', 'defines', 'example'] as const;

const tally = (coverage: readonly ClauseCoverage[]): readonly string[] => {
  const sources = [...new Set(coverage.map(({ clause }) => clause.source))].sort();
  return sources.map((source) => {
    const own = coverage.filter(({ clause }) => clause.source === source);
    const counts = KINDS.map((kind) => `${own.filter(({ clause }) => clause.kind === kind).length} ${kind}`);
    return `${source.padEnd(12)} ${counts.join(', ')}`;
  });
};

const timesOf = ({ counts }: Counted, id: string): number => counts.clause[id] ?? 0;

const row = (
  { id, clause, carriedOutIn, testedIn, proof }: ClauseCoverage,
  reached: Counted,
  lang: Language,
): string =>
  `${id.padEnd(24)} ${clause.kind.padEnd(10)} ${clause.certainty.padEnd(9)} ` +
  `${String(carriedOutIn.length).padStart(2)} rule ${String(testedIn.length).padStart(3)} test ` +
  `${String(timesOf(reached, id)).padStart(7)} acted  ${proof.padEnd(8)}  ${clause[lang]}`;

const list = (
  output: Output,
  coverage: readonly ClauseCoverage[],
  reached: Counted,
  lang: Language,
): void => {
  for (const each of coverage) output.write(row(each, reached, lang));
  const inCharts = coverage.filter(({ id }) => timesOf(reached, id) > 0).length;
  output.write(`${inCharts} clauses acted in ${reached.games} random games`);
};

const show = (output: Output, coverage: readonly ClauseCoverage[]): void => {
  for (const text of tally(coverage)) output.write(text);
  for (const { id, lacks } of gapsIn(coverage)) {
    output.write(`gap: ${id} ${GAP[lacks]}`);
  }
  const prescribing = prescribingIn(coverage);
  const open = new Set(gapsIn(coverage).map(({ id }) => id)).size;
  const proven = prescribing.filter(({ proof }) => proof === 'proven').length;
  output.write(
    `${prescribing.length - open} of ${prescribing.length} prescribing act and are tested; ${proven} proven by the last npm run prove`,
  );
};

const listAll =
  (options: ClausesOptions): Run =>
  async (output) => {
    const { ruleset, lang, gaps, json } = options;
    const chosen = rulesetCalled(ruleset);
    const coverage = coverageOf(chosen.clauses, placesOf(chosen));
    const reached = gaps ? undefined : await countedReach(ruleset, options.reached);
    if (json) {
      const clauses = reached
        ? coverage.map((each) => ({ ...each, reached: timesOf(reached, each.id) }))
        : coverage;
      output.write(JSON.stringify({ ruleset, ...(reached && { games: reached.games }), clauses }));
    } else {
      if (reached) list(output, coverage, reached, lang);
      show(output, coverage);
    }
    return gapsIn(coverage).length === 0 ? EXIT.fine : EXIT.finding;
  };

const showEach =
  (ids: readonly string[], { ruleset, lang, gaps, reached, json }: ClausesOptions): Run =>
  async (output) => {
    if (gaps) throw new GatechartError('USAGE', 'command line', '--gaps is for the list of all clauses');
    const inOrder = [...new Set([rulesetCalled(ruleset), ...rulesets.values()])];
    const placesIn = memo(placesOf);
    const reachIn = memo(({ id }: Ruleset) => countedReach(id, reached));
    const found: OneClause[] = [];
    for (const id of ids.map((each) => each.trim())) {
      const owner = rulesetWith(id, inOrder);
      found.push(oneClause(id, owner, placesIn(owner), timesOf(await reachIn(owner), id)));
    }
    if (json) output.write(JSON.stringify({ clauses: found }));
    else for (const line of found.flatMap((each) => clauseLines(each, lang))) output.write(line);
    return EXIT.fine;
  };

const EXAMPLE = `
Examples:
  $ gatechart clauses                          every clause: rules that carry it out, tests that name it, how often reached
  $ gatechart clauses 13-6c 8-4d               these in words, with file and line of each state, rule function and test
  $ gatechart clauses --reached findings       as often as the last gatechart fuzz --out findings counted
  $ gatechart clauses --gaps --lang ja
  $ gatechart clauses --ruleset ${ANOTHER} --json

Places of a clause are charts, rules that cite it, rules called by a chart that cites it, and tests named after it.`;

/** `gatechart clauses`; hands what is to be done to `run`. */
export const clausesCommand = (run: (action: Run) => void): Command =>
  new Command('clauses')
    .summary('lists the clauses, or shows where some are carried out and tested')
    .description(
      'Lists every clause of a ruleset with where it is carried out and tested, and how often random games reach it. Exit code 1 on a gap. With ids: these clauses, with file and line of every place.',
    )
    .argument('[ids...]', 'clauses such as 13-6c, of any ruleset; without any, all of one')
    .option('--ruleset <id>', `one of ${[...rulesets.keys()].join(', ')}`, usual.id)
    .option('--lang <language>', 'en or ja', oneOf('--lang', ['en', 'ja']), 'en')
    .option(
      '--reached <folder>',
      'count as the run of gatechart fuzz did that is kept there (default: a few games)',
    )
    .option('--gaps', 'only the tally and the gaps')
    .option('--json', 'write it as JSON')
    .addHelpText('after', EXAMPLE)
    .action((ids: readonly string[], options: ClausesOptions) =>
      run(ids.length === 0 ? listAll(options) : showEach(ids, options)),
    );
