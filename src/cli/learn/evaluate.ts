import { type EvaluationResult, evaluateNet } from '@gatechart/gym/evaluate';
import { netFrom } from '../../agents/net/net.ts';
import { digest } from '../../core/data/digest.ts';
import { GatechartError } from '../../core/errors.ts';
import { checkWritable, replaceFile } from '../../file-system.ts';
import { getEdition, getRuleset } from '../../registry.ts';
import { checkBuiltIn } from '../../selfplay/agents/match-agents.ts';
import { formatInterval, formatPercent } from '../../selfplay/statistics/estimates.ts';
import { folderLock } from '../folder-lock.ts';
import { listenForInterrupt } from '../interrupt.ts';
import { type CommandAction, EXIT, type Output } from '../output.ts';
import { redactedCommand } from '../secrets.ts';
import { progressLine, progressReporter } from '../selfplay/output.ts';
import { loadNet, requireNetAgent } from './net-file.ts';

/** The options of `gatechart learn evaluate`. */
export interface EvaluateCommandOptions {
  readonly net: string;
  readonly ruleset: string;
  readonly edition?: string;
  readonly agent: string;
  readonly against: string;
  readonly decks?: readonly string[];
  readonly games: number;
  readonly seed: number;
  readonly out?: string;
  readonly into?: string;
}

const tell = (
  output: Output,
  { agent, against, net }: EvaluateCommandOptions,
  verdict: EvaluationResult,
): void => {
  const { score, isBetter, thought } = verdict;
  output.write(
    `${agent} of ${net} against ${against}: ${formatPercent(score.mean)} (${formatInterval(score)}, ${score.count} pairs)`,
  );
  output.write(isBetter ? 'better' : 'not shown to be better');
  if (thought === undefined) return;
  output.note(`${thought[0].toFixed(1)} ms a decision, ${thought[1].toFixed(1)} ms for ${against}`);
};

/** Plays pairs with a net, and takes it if it is better. */
export const learnEvaluate =
  (options: EvaluateCommandOptions, program: string): CommandAction =>
  async (output) => {
    const { agent, against, out, into, games, seed } = options;
    const before = getRuleset(options.ruleset);
    requireNetAgent(agent, '--agent');
    const net = loadNet(options.net);
    netFrom(before, net, options.net);
    const ruleset = { ...before, net };
    checkBuiltIn(agent, ruleset);
    checkBuiltIn(against, before);
    if (into !== undefined) checkWritable(into);
    const clock = () => performance.now();
    const interrupt = listenForInterrupt();
    try {
      const verdict = await evaluateNet(
        {
          ...{ ruleset, agent, net: digest(net), against, before },
          plan: {
            edition: getEdition(before, options.edition),
            decks: options.decks ?? before.decks ?? [],
            games,
            seed,
          },
        },
        {
          clock,
          stop: interrupt.signal,
          ...(out !== undefined && {
            store: {
              path: out,
              program,
              lock: folderLock(redactedCommand(process.argv.slice(2))),
              retention: 'digests',
            },
          }),
          onProgress: progressReporter(output, clock),
        },
      );
      const [failed] = verdict.failures;
      if (failed?.failure !== undefined) {
        throw new GatechartError(failed.failure.code, `match ${failed.number}`, failed.failure.message);
      }
      if (!verdict.isComplete) {
        output.note(`stopped at ${progressLine(verdict.progress)}`);
        return EXIT.interrupted;
      }
      tell(output, options, verdict);
      if (!verdict.isBetter) return EXIT.failure;
      if (into !== undefined) {
        replaceFile(into, `${JSON.stringify(net)}\n`);
        output.write(`taken: ${into}`);
      }
      return EXIT.success;
    } finally {
      interrupt.done();
    }
  };
