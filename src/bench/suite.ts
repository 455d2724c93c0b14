import { textDigest } from '../core/data/digest.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { defaultRulesetId, getRuleset } from '../registry.ts';
import { forksBench, type MemoryRow, matchesBench, measureMemory, searchBench } from './matches.ts';
import { type Bench, calibration, measure, type Row, type Sampling } from './measure.ts';
import { boardgameDuels, chartDuels, showdownBattles } from './peers.ts';
import { serveBench } from './serve.ts';
import { microBenches, stepsBench } from './steps.ts';

/** A run of this program in a process of its own. */
export interface Execution {
  /** Milliseconds of processor time, of all its threads. */
  readonly processor: number;
  /** What it wrote to standard output. */
  readonly output: string;
}

/** Runs this program in a fresh process, with these arguments. */
export type Execute = (args: readonly string[]) => Execution;

/** Scenarios to judge: a file, and a folder of so many. */
export interface ScenarioInputs {
  readonly file: string;
  readonly folder: string;
  readonly files: number;
}

const GAMES = 100;

/** The program from its start, and the clock of these benches: the processor time of all their processes so far. */
export const coldBenches = (execute: Execute, { file, folder, files }: ScenarioInputs) => {
  let spent = 0;
  const benchOf = (name: string, counts: Readonly<Record<string, number>>, ...args: string[]): Bench => ({
    name: `fresh process, ${name}, CPU time`,
    run: () => {
      const { processor, output } = execute(args);
      spent += processor;
      return { counts, checksum: textDigest(output) };
    },
  });
  const random = ['--agents', 'random,random', '--workers', '0'];
  return {
    clock: () => spent,
    benches: [
      benchOf('--help', { starts: 1 }, '--help'),
      benchOf(`first ${GAMES} matches`, { games: GAMES }, 'selfplay', '--games', String(GAMES), ...random),
      benchOf('judge of a file', { files: 1 }, 'judge', file),
      benchOf(`judge of ${files} files`, { files }, 'judge', folder),
    ],
  };
};

/** One row over another, of the count that both have. */
export interface Ratio {
  readonly name: string;
  readonly value: number;
  /** Whether both came to the same. */
  readonly isSame: boolean;
}

/** Everything that was measured. */
export interface BenchReport {
  readonly rows: readonly Row[];
  readonly memory: readonly MemoryRow[];
  readonly ratios: readonly Ratio[];
  /** Peers that are not installed. */
  readonly missing: readonly string[];
}

export interface BenchOptions {
  /** Milliseconds. */
  readonly clock: () => number;
  /** Bytes of the heap in use. */
  readonly used: () => number;
  /** Runs this program in a process of its own, also to judge these scenarios. */
  readonly execute: Execute;
  readonly judged: ScenarioInputs;
  /** Called once our own rows are measured, for what peers are made for and we are not. */
  readonly beforePeers: () => void;
  /** More games and rounds, for figures that are quoted. */
  readonly isLong: boolean;
  /** The usual ones, mostly. */
  readonly rulesets: ReadonlyMap<string, Ruleset>;
  /** Whether only these rulesets are measured: nothing of the program, of a toy game or of peers. */
  readonly isRulesetsAlone?: boolean;
  readonly onRow?: (row: Row) => void;
  readonly onMemory?: (row: MemoryRow) => void;
}

const ratio = (name: string, over: Row, under: Row, count: string): Ratio => ({
  name,
  value: (over.perSecond[count] ?? 0) / (under.perSecond[count] ?? 1),
  isSame: over.checksum === under.checksum,
});

const MEASURED_GAMES = 2;

/** Environments that a learner steps. */
const ENVIRONMENTS = 16;

/** Measures everything, one after the other. */
export const runBenches = async ({
  clock,
  used,
  execute,
  judged,
  beforePeers,
  isLong,
  rulesets,
  isRulesetsAlone = false,
  onRow,
  onMemory,
}: BenchOptions): Promise<BenchReport> => {
  const times = isLong ? 5 : 1;
  const effort: Sampling = { warmUp: isLong ? 3 : 1, rounds: isLong ? 9 : 3, clock };
  const rows: Row[] = [];
  const take = (bench: Bench, by = effort): Row => {
    const row = measure(bench, by);
    rows.push(row);
    onRow?.(row);
    return row;
  };
  take(calibration);
  const cold = coldBenches(execute, judged);
  for (const bench of isRulesetsAlone ? [] : cold.benches) take(bench, { ...effort, clock: cold.clock });
  const whole = [...rulesets.values()].filter(({ plays }) => plays === 'matches');
  const matches = whole.map((ruleset) => ({
    ruleset,
    lean: take(matchesBench(ruleset, 'lean', 20 * times)),
    interpreted: take(matchesBench(ruleset, 'interpreted', 20 * times)),
    actors: take(matchesBench(ruleset, 'actors', 2 * times)),
  }));
  const forked = isRulesetsAlone
    ? whole
    : [rulesets.get(defaultRulesetId()) ?? getRuleset(defaultRulesetId())];
  for (const ruleset of forked) take(forksBench(ruleset));
  for (const ruleset of whole) take(searchBench(ruleset, times));
  const served = whole
    .filter(({ observationEncoder: learning }) => learning !== undefined)
    .map((ruleset) => {
      const [single, batched] = [false, true].map((isBatched) =>
        take(serveBench(ruleset, ENVIRONMENTS, isBatched)),
      ) as [Row, Row];
      return ratio(`batched to single steps, ${ruleset.id}`, batched, single, 'steps');
    });
  const [leanSteps, interpretedSteps] = isRulesetsAlone
    ? []
    : (['lean', 'interpreted'] as const).map((runtime) => take(stepsBench(runtime)));
  const steps = [...rulesets.values()].flatMap((ruleset) =>
    (ruleset.microBenchmarks ?? []).map((micro) => {
      const [plain, charts] = microBenches(ruleset, micro).map((bench) => take(bench)) as [Row, Row];
      return ratio(`charts to plain code, ${micro.name}`, charts, plain, 'processes');
    }),
  );
  const duels = isRulesetsAlone ? undefined : take(chartDuels(200 * times));
  const memory = whole.flatMap((ruleset) =>
    (['lean', 'actors'] as const).map((runtime) => {
      const row = measureMemory(ruleset, runtime, MEASURED_GAMES * times, used);
      onMemory?.(row);
      return row;
    }),
  );
  beforePeers();
  const peer = duels && (await boardgameDuels(200 * times));
  const boardgame = peer && take(peer);
  const battles = duels && (await showdownBattles(20 * times));
  const showdown = battles && take(battles);
  return {
    rows,
    memory,
    ratios: [
      ...matches.flatMap(({ ruleset, lean, interpreted, actors }) => [
        ratio(`lean to interpreted, ${ruleset.id} microsteps`, lean, interpreted, 'microsteps'),
        {
          ...ratio(`lean to actors, ${ruleset.id} microsteps`, lean, actors, 'microsteps'),
          // They play other numbers of matches.
          isSame: true,
        },
      ]),
      ...(leanSteps && interpretedSteps
        ? [ratio('lean to interpreted, microsteps without rules', leanSteps, interpretedSteps, 'microsteps')]
        : []),
      ...steps,
      ...served,
      ...(boardgame === undefined || duels === undefined
        ? []
        : [ratio('charts to boardgame.io, toy duel', duels, boardgame, 'games')]),
      ...(showdown === undefined
        ? []
        : matches.map(({ ruleset, lean }) => ({
            ...ratio(`${ruleset.id} to Pokémon Showdown, choices`, lean, showdown, 'choices'),
            // They are different games.
            isSame: true,
          }))),
    ],
    missing: isRulesetsAlone
      ? []
      : [
          ...(boardgame === undefined ? ['boardgame.io (npm run bench:peer in a clone brings it)'] : []),
          ...(showdown === undefined ? ['Pokémon Showdown (npm run bench:peer in a clone brings it)'] : []),
        ],
  };
};
