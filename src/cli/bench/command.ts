import { getHeapStatistics } from 'node:v8';
import type { MemoryRow } from '../../bench/matches.ts';
import type { Row } from '../../bench/measure.ts';
import { isWithinControl, type Pair, pairBuilds } from '../../bench/paired.ts';
import { STEPS_BENCH } from '../../bench/steps.ts';
import { type Ratio, runBenches } from '../../bench/suite.ts';
import { GatechartError } from '../../core/errors.ts';
import { packageFile } from '../../package-files.ts';
import { customRuleset } from '../../registry.ts';
import { Command, type MakeCommand, type OptionsOf } from '../command.ts';
import { usage } from '../errors.ts';
import { helpText } from '../help.ts';
import { setFiles } from '../option-values.ts';
import { type CommandAction, EXIT } from '../output.ts';
import { requireCards, rulesetsWithSets, rulesetWithSets } from '../set-files.ts';
import { cardsRulesetOption } from '../shared-options.ts';
import { resetInlining } from '../v8-flags.ts';
import { openBuild, runProgram, withScenarios } from './build.ts';

const HELP = {
  examples: `
$ gatechart bench
$ gatechart bench --long --json
$ gatechart bench --cards examples/lamps.yaml    # with custom decks; changes the checksums
$ gatechart bench --against ../before            # a built checkout of another version`,
  notes: `Each row shows the median time of several rounds of the same work, and a
checksum of the result.
With --rules, only that ruleset is measured.
docs/explanation/performance.md explains the figures.`,
};

const declareBench = () =>
  new Command('bench')
    .description(
      'Measure the speed of process starts, matches, forks, searches and environment steps, and compare it with plain code and boardgame.io.',
    )
    .option('--long', 'measure longer, with more matches and more rounds')
    .option('--cards <file,…>', 'set files with custom decks, which are measured too', setFiles('--cards'))
    .option(...cardsRulesetOption())
    .option('--json', 'write the report as JSON')
    .option(
      '--against <folder>',
      'compare this build of gatechart with the build in this folder, match by match',
    )
    .addHelpText('after', helpText(HELP));

type BenchCommandOptions = OptionsOf<typeof declareBench>;

const rounded = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 2 : 0 });

const rowLine = ({ name, median, perSecond, checksum }: Row): string => {
  const rates = Object.entries(perSecond).map(([what, rate]) => `${rounded(rate)} ${what}/s`);
  return `${name.padEnd(40)} ${rounded(median).padStart(8)} ms  ${checksum.slice(0, 8).padEnd(8)}  ${rates.join(', ')}`;
};

/** How long one microstep takes. */
const eachLine = ({ name, perSecond }: Row): string =>
  `${name.padEnd(40)} ${(1e6 / (perSecond.microsteps ?? 1)).toFixed(2).padStart(8)} µs each`;

const memoryLine = ({ name, bytesPerChoice, checksum }: MemoryRow): string =>
  `${name.padEnd(40)} ${rounded(bytesPerChoice).padStart(9)} B  ${checksum.slice(0, 8)}`;

const ratioLine = ({ name, value, isSame }: Ratio): string =>
  `${name.padEnd(40)} ${value.toFixed(2).padStart(8)}${isSame ? '' : '  DIFFERENT: the checksums differ'}`;

const BYTES = 1 << 20;

const pairLine = (pair: Pair, which: 'shortest' | 'median'): string => {
  const [ours, theirs] = [pair.ours[which], pair.theirs[which]];
  const ratio = theirs / ours;
  return (
    `  ${which.padEnd(10)} ${ours.toFixed(2).padStart(8)} ms per match, there ${theirs.toFixed(2).padStart(8)} ms: ` +
    `${ratio.toFixed(2)} times as fast${isWithinControl(pair, ratio) ? ' (within the control: no difference)' : ''}`
  );
};

const pairLines = (pair: Pair): readonly string[] => [
  `${pair.name}, ${pair.games} matches, ${pair.rounds} rounds`,
  pairLine(pair, 'shortest'),
  pairLine(pair, 'median'),
  `  control    this build against itself: ${pair.control.map((ratio) => ratio.toFixed(2)).join(' to ')} times as fast`,
  `  ${pair.isSame ? 'every match ends in the same position' : 'DIFFERENT: the matches end in other positions'}`,
];

/** The checkout that this program was built in. */
const OWN_FOLDER = packageFile('.');

/** This build beside another one, match by match. */
const against =
  (folder: string, { long, json, cards, ruleset }: BenchCommandOptions): CommandAction =>
  async (output) => {
    if (cards !== undefined) {
      throw usage('--cards', '--against compares two builds with their built-in cards; leave out --cards');
    }
    requireCards(cards, ruleset);
    const effort = { games: long ? 60 : 20, rounds: long ? 9 : 3 };
    const theirs = await openBuild(folder);
    const ours = await openBuild(OWN_FOLDER);
    const again = await openBuild(OWN_FOLDER);
    const pairs: Pair[] = [];
    try {
      if (!ours.rulesets.some((id) => theirs.rulesets.includes(id))) {
        throw new GatechartError(
          'NO_BUILD',
          folder,
          `the build of gatechart in the folder has none of these rulesets: ${ours.rulesets.join(', ')}`,
        );
      }
      for await (const pair of pairBuilds(ours, again, theirs, effort)) {
        pairs.push(pair);
        if (!json) for (const line of pairLines(pair)) output.write(line);
      }
    } finally {
      await Promise.all([ours, again, theirs].map((build) => build.end()));
    }
    if (json) output.write(JSON.stringify({ against: folder, pairs, node: process.version }));
    return pairs.every(({ isSame }) => isSame) ? EXIT.success : EXIT.failure;
  };

const bench =
  ({ long, json, cards, ruleset }: BenchCommandOptions): CommandAction =>
  async (output) => {
    const own = customRuleset()?.ruleset;
    const known =
      own === undefined
        ? rulesetsWithSets(cards, ruleset)
        : new Map([[own.id, rulesetWithSets(own.id, cards)]]);
    const report = await withScenarios((judged) =>
      runBenches({
        rulesets: known,
        isRulesetsAlone: own !== undefined,
        clock: () => performance.now(),
        used: () => getHeapStatistics().used_heap_size,
        execute: runProgram,
        judged,
        beforePeers: resetInlining,
        isLong: long === true,
        ...(!json && {
          onRow: (row: Row) => output.write(rowLine(row)),
          onMemory: (row: MemoryRow) => output.write(memoryLine(row)),
        }),
      }),
    );
    const peak = Math.round(process.resourceUsage().maxRSS / 1024);
    const sets = [...known.values()].flatMap(({ customSets: ownSets = [] }) => ownSets);
    const named = sets.length > 0 ? { sets } : {};
    if (json)
      output.write(JSON.stringify({ ...report, ...named, node: process.version, peakBytes: peak * BYTES }));
    else {
      output.write('');
      for (const row of report.rows.filter(({ name }) => name.startsWith(STEPS_BENCH)))
        output.write(eachLine(row));
      for (const ratio of report.ratios) output.write(ratioLine(ratio));
      for (const peer of report.missing) output.write(`not measured: ${peer}`);
      output.write(`node ${process.version}, at most ${peak} MB`);
    }
    return report.ratios.every(({ isSame }) => isSame) ? EXIT.success : EXIT.failure;
  };

/** `gatechart bench`; passes its action to `run`. */
export const command: MakeCommand = (run) =>
  declareBench().action((options) =>
    run(options.against === undefined ? bench(options) : against(options.against, options)),
  );
