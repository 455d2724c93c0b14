import { join } from 'node:path';
import { bestIteration } from '@gatechart/gym/self-play';
import { formatEstimate } from '../../selfplay/statistics/estimates.ts';
import type { MakeCommand } from '../command.ts';
import { helpText } from '../help.ts';
import { interruptible } from '../interrupt.ts';
import { EXIT, type Output } from '../output.ts';
import { declareLearner, runSelfPlay, type SelfPlayRun } from './selfplay-run.ts';

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
  declareLearner('selfplay', 500_000)
    .summary('Let a network learn from its own matches')
    .description(
      'Let a network play against itself, its earlier versions and greedy, and learn from the results with PyTorch.',
    )
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
