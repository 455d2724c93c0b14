import { join } from 'node:path';
import { bestIteration } from '@gatechart/gym/self-play';
import { MAX_MATCHES } from '../../core/data/limits.ts';
import { formatEstimate } from '../../selfplay/statistics/estimates.ts';
import { Command, type MakeCommand } from '../command.ts';
import { ADVANCED, helpText } from '../help.ts';
import { interruptible } from '../interrupt.ts';
import { wholeNumber } from '../option-values.ts';
import { EXIT, type Output } from '../output.ts';
import { ALL_DECKS, EDITION, rulesetOption, SEED } from '../shared-options.ts';
import { runSelfPlay, type SelfPlayRun } from './selfplay-run.ts';
import { FROM, PYTHON, RUN_FOLDER, TEMPERATURE, UNITS } from './training-options.ts';

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

const declareSelfPlay = () =>
  new Command('selfplay')
    .summary('Let a network learn from its own matches')
    .description(
      'Let a network play against itself, its earlier versions and greedy, and learn from the results with PyTorch.',
    )
    .requiredOption(...RUN_FOLDER)
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
    .option(...UNITS)
    .option(...FROM)
    .option(...TEMPERATURE)
    .option(...PYTHON)
    .addHelpText('after', helpText(HELP));

const print = (output: Output, out: string, { curve, plan: { ruleset } }: SelfPlayRun): void => {
  const best = bestIteration(curve);
  if (best === undefined) return;
  output.write(`${join(out, 'net.json')}: net of ${ruleset} after ${best.matches} matches`);
  for (const { decks, ...score } of best.scores ?? []) {
    output.write(`${decks.join(' and ')}, against greedy: ${formatEstimate(score)}, ${score.count} pairs`);
  }
};

/** `gatechart learn selfplay`. */
export const selfPlayCommand: MakeCommand = (run, version) =>
  declareSelfPlay().action((options) =>
    run(
      interruptible(async (output, stop) => {
        const result = await runSelfPlay(output, stop, options, version);
        print(output, options.out, result);
        return result.isComplete ? EXIT.success : EXIT.interrupted;
      }),
    ),
  );
