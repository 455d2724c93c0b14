import { Command } from 'commander';
import { carried } from '../../clauses/carried.ts';
import { type ClauseCoverage, gapsIn, isFromSeed } from '../../clauses/coverage.ts';
import type { Language, Ruleset } from '../../kernel/ruleset.ts';
import { rulesetCalled } from '../../known-rules.ts';
import { rulesets } from '../../rulesets.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import type { Output, Run } from '../output.ts';
import { oneOf } from '../values.ts';

interface ClausesOptions {
  readonly ruleset: string;
  readonly lang: Language;
  readonly gaps?: true;
  readonly json?: true;
}

const coverageFor = ({ id, clauses }: Ruleset): readonly ClauseCoverage[] =>
  Object.entries(clauses).map(([clauseId, clause]) => {
    const [carriedOutIn = [], testedIn = []] = carried[id]?.[clauseId] ?? [];
    return { id: clauseId, clause, carriedOutIn, testedIn };
  });

const KINDS = ['prescribes', 'defines', 'example'] as const;

const tally = (coverage: readonly ClauseCoverage[]): readonly string[] => {
  const sources = [...new Set(coverage.map(({ clause }) => clause.source))].sort();
  return sources.map((source) => {
    const own = coverage.filter(({ clause }) => clause.source === source);
    const counts = KINDS.map((kind) => `${own.filter(({ clause }) => clause.kind === kind).length} ${kind}`);
    return `${source.padEnd(12)} ${counts.join(', ')}`;
  });
};

const row = ({ id, clause, carriedOutIn, testedIn }: ClauseCoverage, lang: Language): string =>
  `${id.padEnd(24)} ${clause.kind.padEnd(10)} ${clause.certainty.padEnd(9)} ` +
  `${String(carriedOutIn.length).padStart(2)} rule ${String(testedIn.length).padStart(3)} test  ${clause[lang]}`;

const show = (output: Output, coverage: readonly ClauseCoverage[], { lang, gaps }: ClausesOptions): void => {
  if (!gaps) for (const each of coverage) output.write(row(each, lang));
  for (const text of tally(coverage)) output.write(text);
  for (const { id, lacks } of gapsIn(coverage)) {
    output.write(
      `gap: ${id} has no ${lacks === 'rule' ? 'rule that carries it out' : 'test named after it'}`,
    );
  }
  const prescribing = coverage.filter(({ clause }) => clause.kind === 'prescribes' && isFromSeed(clause));
  output.write(
    `${coverage.length} clauses; ${prescribing.length} of the source documents prescribe something; ${gapsIn(coverage).length} gaps`,
  );
};

const clauses =
  (options: ClausesOptions): Run =>
  (output): ExitCode => {
    const coverage = coverageFor(rulesetCalled(options.ruleset));
    if (options.json) output.write(JSON.stringify({ ruleset: options.ruleset, clauses: coverage }));
    else show(output, coverage, options);
    return gapsIn(coverage).length === 0 ? EXIT.fine : EXIT.finding;
  };

const EXAMPLE = `
Examples:
  $ gatechart clauses                          every clause: how many rules carry it out, how many tests name it
  $ gatechart clauses --gaps --lang ja
  $ gatechart clauses --ruleset waiting-zone --json`;

/** `gatechart clauses`; hands what is to be done to `run`. */
export const clausesCommand = (run: (action: Run) => void): Command =>
  new Command('clauses')
    .summary('lists the clauses: where carried out, where tested')
    .description(
      'Lists every clause of a ruleset with where it is carried out and tested. Exit code 1 on a gap.',
    )
    .option('--ruleset <id>', `one of ${[...rulesets.keys()].join(', ')}`, 'gate-ruler')
    .option('--lang <language>', 'en or ja', oneOf('--lang', ['en', 'ja']), 'en')
    .option('--gaps', 'only the tally and the gaps')
    .option('--json', 'every clause as JSON')
    .addHelpText('after', EXAMPLE)
    .action((options: ClausesOptions) => run(clauses(options)));
