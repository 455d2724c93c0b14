import { join } from 'node:path';
import { initialWeights } from '@gatechart/gym/initial-net';
import { bestIteration, learnBySelfPlay, RUN_LENGTH, type SelfPlayResult } from '@gatechart/gym/self-play';
import { openSelfPlay, type SelfPlayPlan, selfPlayPlan } from '@gatechart/gym/self-play-folder';
import { findTorchPython } from '@gatechart/gym/train';
import { readNet } from '../../agents/net/net-file.ts';
import { digest } from '../../core/data/digest.ts';
import { MAX_MATCHES } from '../../core/data/limits.ts';
import { getEdition } from '../../core/match-setup.ts';
import { getRuleset } from '../../registry.ts';
import { formatEstimate, formatPercent } from '../../selfplay/statistics/estimates.ts';
import { Command, type MakeCommand, type OptionsOf } from '../command.ts';
import { badValue } from '../errors.ts';
import { commandLock } from '../folder-lock.ts';
import { ADVANCED, helpText } from '../help.ts';
import { interruptible } from '../interrupt.ts';
import { wholeNumber } from '../option-values.ts';
import { type CommandAction, EXIT, type Output } from '../output.ts';
import { ALL_DECKS, EDITION, rulesetOption, SEED } from '../shared-options.ts';
import { loadNet } from './net-file.ts';
import { namedPython, PYTHON, unitsOf } from './training-options.ts';

const HELP = {
  examples: `
$ gatechart learn selfplay --out run --games 500000
$ gatechart learn evaluate --net run/net.json --agent net --against greedy`,
  more: `
$ gatechart learn selfplay --from run/net.json --temperature 0.6 --out next`,
  notes: `Training needs PyTorch: apt-get install -y python3-torch, or pip install torch.
run/net.json is the best network so far; run/curve.svg shows the scores.
Exit code 130: the run was stopped; the same command resumes the run.`,
};

const MOST_TEMPERATURE = 10;

const temperatureOf = (text: string): number => {
  const value = Number(text);
  if (value > 0 && value <= MOST_TEMPERATURE) return value;
  throw badValue('--temperature', `expected a number above 0, up to ${MOST_TEMPERATURE}; got ${text}`);
};

const declareSelfPlay = () =>
  new Command('selfplay')
    .summary('Let a network learn from its own matches')
    .description(
      'Let a network play against itself, its earlier versions and greedy, and learn from the results with PyTorch.',
    )
    .requiredOption(
      '--out <folder>',
      'folder for networks and curve; if the folder has a run with the same settings, that run continues',
    )
    .option(
      '--games <n>',
      `number of matches, up to ${MAX_MATCHES}`,
      wholeNumber('--games', MAX_MATCHES, 1),
      500_000,
    )
    .optionsGroup(ADVANCED)
    .option(...rulesetOption())
    .option(...EDITION)
    .option(...ALL_DECKS)
    .option(...SEED)
    .option(
      '--units <a,b,c>',
      'number of units in the first hidden layer, the second hidden layer and the option layer (default: 256,128,128)',
      unitsOf,
    )
    .option(
      '--from <net>',
      'network file that the network starts as, also one with fewer units or earlier features (default: random weights, taught by greedy)',
    )
    .option(
      '--temperature <t>',
      'how evenly moves are sampled: preferences are divided by it (default: 1)',
      temperatureOf,
    )
    .option(...PYTHON)
    .addHelpText('after', helpText(HELP));

type SelfPlayOptions = OptionsOf<typeof declareSelfPlay>;

/** Milliseconds between two lines of progress. */
const PROGRESS_EVERY = 5000;

/** Says from time to time how far a run is, and every score. */
const reporter = (
  output: Output,
  games: number,
  clock: () => number,
): Parameters<typeof learnBySelfPlay>[4]['onIteration'] => {
  const began = clock();
  let first: number | undefined;
  let told = began;
  return ({ matches, decisions, againstGreedy, entropy, scores }) => {
    if (first === undefined) first = matches;
    const isDue = clock() - told >= PROGRESS_EVERY;
    if (!isDue && scores === undefined) return;
    told = clock();
    const rate = (1000 * (matches - first)) / Math.max(1, clock() - began);
    const parts = [
      `${matches} of ${games} matches, ${rate.toFixed(1)}/s`,
      `${decisions} decisions, entropy ${entropy.toFixed(2)}`,
      ...(againstGreedy === undefined
        ? []
        : [`${formatPercent(againstGreedy)} of its matches against greedy`]),
      ...(scores ?? []).map(({ decks, ...score }) => `${decks.join(' and ')} ${formatEstimate(score)}`),
    ];
    output.note(parts.join('; '));
  };
};

const planOf = ({ decks, seed, units = [256, 128, 128], temperature = 1, ...options }: SelfPlayOptions) => {
  const ruleset = getRuleset(options.ruleset);
  const edition = getEdition(ruleset, options.edition);
  const played = decks ?? ruleset.decks ?? [];
  for (const deck of played) ruleset.newGame({ edition, decks: [deck, deck], seed, index: 0 });
  const [first, second, choice] = units;
  const net = options.from === undefined ? undefined : readNet(loadNet(options.from), options.from);
  const plan = selfPlayPlan(
    ruleset,
    { edition, decks: played, seed, temperature, ...(net && { from: digest(net) }) },
    { first, second, choice },
  );
  const from = net && initialWeights(ruleset, net, plan.sizes, options.from ?? '');
  return { ruleset, plan, from };
};

const print = (output: Output, out: string, { curve }: SelfPlayResult, { ruleset }: SelfPlayPlan): void => {
  const best = bestIteration(curve);
  if (best === undefined) return;
  output.write(`${join(out, 'net.json')}: net of ${ruleset} after ${best.matches} matches`);
  for (const { decks, ...score } of best.scores ?? []) {
    output.write(`${decks.join(' and ')}, against greedy: ${formatEstimate(score)}, ${score.count} pairs`);
  }
};

/** Lets a net learn from its own matches. */
const learnSelfPlay = (options: SelfPlayOptions, program: string): CommandAction =>
  interruptible(async (output, stop) => {
    const { out, games } = options;
    const { ruleset, plan, from } = planOf(options);
    const python = findTorchPython(namedPython(options.python));
    output.note(`${python.command}: Python ${python.version}, PyTorch ${python.torch}`);
    const release = openSelfPlay(out, plan, commandLock());
    try {
      const result = await learnBySelfPlay(
        out,
        ruleset,
        plan,
        { ...RUN_LENGTH, matches: games },
        {
          python,
          program,
          stop,
          ...(from && { from }),
          onIteration: reporter(output, games, () => performance.now()),
        },
      );
      print(output, out, result, plan);
      if (result.isComplete) return EXIT.success;
      output.note(
        `stopped after ${result.curve.at(-1)?.matches ?? 0} matches; the same command resumes the run`,
      );
      return EXIT.interrupted;
    } finally {
      release();
    }
  });

/** `gatechart learn selfplay`. */
export const selfPlayCommand: MakeCommand = (run, version) =>
  declareSelfPlay().action((options) => run(learnSelfPlay(options, version)));
