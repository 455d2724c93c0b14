import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { GatechartError } from '../../core/errors.ts';
import { memo } from '../../core/hot-path.ts';
import type { Language } from '../../core/narration.ts';
import { readText } from '../../file-system.ts';
import { type CoverageFile, coverageFile, readCoverage } from '../../fuzz/coverage/coverage.ts';
import { getRuleset, rulesets } from '../../registry.ts';
import { clauseDetails, clauseLines, rulesetOfClause } from '../../rulebook/clause-details.ts';
import {
  type ClauseCoverage,
  certaintyTotals,
  countConditions,
  coverageOf,
  GAP_TEXTS,
  gapsIn,
  prescribingClauses,
} from '../../rulebook/coverage.ts';
import { placesOf } from '../../rulebook/place-index.ts';
import { Command, type MakeCommand, type OptionsOf } from '../command.ts';
import { usage } from '../errors.ts';
import { ADVANCED, helpText } from '../help.ts';
import { ANOTHER } from '../option-values.ts';
import { type CommandAction, EXIT, type Output } from '../output.ts';
import { LANG, rulesetOption } from '../shared-options.ts';
import { writeHanging } from '../text-width.ts';

/** How often what was reached, and in which games. */
export interface CoverageCounts {
  readonly games: number;
  readonly counts: CoverageFile['counts'];
}

/** What a run of `gatechart fuzz` counted that is kept in a folder. Throws `NO_COVERAGE`, and as `readCoverage`. */
export const readCoverageCounts = (folder: string, ruleset: string): CoverageCounts => {
  const file = join(folder, coverageFile(ruleset));
  if (!existsSync(file))
    throw new GatechartError(
      'NO_COVERAGE',
      file,
      `the folder has no coverage file of gatechart fuzz for ${ruleset}`,
    );
  return readCoverage(file, readText(file));
};

const HELP = {
  examples: `
$ gatechart clauses                    # all clauses
$ gatechart clauses 13-6c 8-4d         # text, charts, code and tests of two
$ gatechart clauses --gaps             # clauses without code or test
$ gatechart clauses --ruleset ${ANOTHER}`,
  more: `
$ gatechart fuzz --duration 60s --out findings
$ gatechart clauses --reached findings
$ gatechart clauses --gaps --lang ja
$ gatechart clauses --ruleset ${ANOTHER} --json`,
  notes: 'Exit code 1: a clause that prescribes something has no code or no test.',
  moreNotes: () => `For each clause, the command lists the charts and rule functions that cite the
clause, the rule functions that these charts call, and the tests whose titles
begin with the clause. The last lines count official, secondary and inferred
clauses apart: an inferred clause is our choice where the documents are silent.`,
};

const declareClauses = () =>
  new Command('clauses')
    .description(
      'List the clauses of a ruleset with the code that implements them and the tests that name them.',
    )
    .argument('[ids...]', 'clauses to show in full, e.g. 13-6c (default: list all)')
    .option(...rulesetOption())
    .option('--gaps', 'print only the totals and the clauses that lack code or a test')
    .option(...LANG)
    .optionsGroup(ADVANCED)
    .option(
      '--reached <folder>',
      'also print how often random games reached each clause, as counted in this folder of gatechart fuzz --out',
    )
    .option('--json', 'write the list as JSON')
    .addHelpText('after', helpText(HELP));

type ClausesOptions = OptionsOf<typeof declareClauses>;

const KINDS = ['prescribes', 'defines', 'example'] as const;

const tally = (coverage: readonly ClauseCoverage[]): readonly string[] => {
  const sources = [...new Set(coverage.map(({ clause }) => clause.source))].sort();
  return sources.map((source) => {
    const own = coverage.filter(({ clause }) => clause.source === source);
    const counts = KINDS.map((kind) => `${own.filter(({ clause }) => clause.kind === kind).length} ${kind}`);
    return `${source.padEnd(12)} ${counts.join(', ')}`;
  });
};

/** How far the further lines of a text are indented. */
const HANGING = 6;

const write = (output: Output, text: string): void => writeHanging(output, text, HANGING);

const timesOf = ({ counts }: CoverageCounts, id: string): number => counts.clause[id] ?? 0;

const row = (
  { id, clause, carriedOutIn, testedIn, proof }: ClauseCoverage,
  reached: CoverageCounts | undefined,
  lang: Language,
): string =>
  `${id.padEnd(24)} ${clause.kind.padEnd(10)} ${clause.certainty.padEnd(9)} ` +
  `${String(carriedOutIn.length).padStart(2)} rule ${String(testedIn.length).padStart(3)} test ` +
  `${reached ? `${String(timesOf(reached, id)).padStart(7)} acted  ` : ''}${proof.padEnd(8)}  ${clause[lang]}`;

const list = (
  output: Output,
  coverage: readonly ClauseCoverage[],
  reached: CoverageCounts | undefined,
  lang: Language,
): void => {
  for (const each of coverage) write(output, row(each, reached, lang));
  if (reached === undefined) return;
  const acting = coverage.filter(({ id }) => timesOf(reached, id) > 0).length;
  output.write(`${acting} clauses acted in ${reached.games} random games`);
};

const show = (output: Output, coverage: readonly ClauseCoverage[]): void => {
  for (const text of tally(coverage)) write(output, text);
  for (const { id, lacks } of gapsIn(coverage)) {
    write(output, `gap: ${id} ${GAP_TEXTS[lacks]}`);
  }
  for (const { certainty, prescribing, tested, proven } of certaintyTotals(coverage)) {
    write(
      output,
      `${certainty}: ${tested} of ${prescribing} prescribing clauses act and are tested, ${proven} proven by the last npm run prove`,
    );
  }
  const conditions = countConditions(prescribingClauses(coverage).flatMap((each) => each.conditions));
  output.write(`conditions of prescribing clauses: ${conditions.proven} of ${conditions.all} proven`);
};

const listAll =
  ({ ruleset, lang, gaps, json, reached: folder }: ClausesOptions): CommandAction =>
  (output) => {
    if (gaps && folder !== undefined) {
      throw usage('--reached', '--gaps prints no counts of clauses; give one of the two options');
    }
    const chosen = getRuleset(ruleset);
    const coverage = coverageOf(chosen.clauses, placesOf(chosen));
    const reached = folder === undefined ? undefined : readCoverageCounts(folder, ruleset);
    if (json) {
      const clauses = reached
        ? coverage.map((each) => ({ ...each, reached: timesOf(reached, each.id) }))
        : coverage;
      const totals = certaintyTotals(coverage);
      output.write(JSON.stringify({ ruleset, ...(reached && { games: reached.games }), totals, clauses }));
    } else {
      if (!gaps) list(output, coverage, reached, lang);
      show(output, coverage);
    }
    return gapsIn(coverage).length === 0 ? EXIT.success : EXIT.failure;
  };

const showEach =
  (ids: readonly string[], { ruleset, lang, gaps, reached: folder, json }: ClausesOptions): CommandAction =>
  (output) => {
    if (gaps) throw usage('command line', '--gaps lists all clauses with gaps, so give no clause ids');
    const inOrder = [...new Set([getRuleset(ruleset), ...rulesets.values()])];
    const placesIn = memo(placesOf);
    const found = ids.map((each) => {
      const id = each.trim();
      const owner = rulesetOfClause(id, inOrder);
      const acted = folder === undefined ? undefined : timesOf(readCoverageCounts(folder, owner.id), id);
      return clauseDetails(id, owner, placesIn(owner), acted);
    });
    if (json) output.write(JSON.stringify({ clauses: found }));
    else for (const line of found.flatMap((each) => clauseLines(each, lang))) write(output, line);
    return EXIT.success;
  };

/** `gatechart clauses`; passes its action to `run`. */
export const command: MakeCommand = (run) =>
  declareClauses().action((ids, options) =>
    run(ids.length === 0 ? listAll(options) : showEach(ids, options)),
  );
