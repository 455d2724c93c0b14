import { netFrom } from '../../agents/net/net-2.ts';
import { digest } from '../../core/data/digest-2.ts';
import { GatechartError } from '../../core/errors.ts';
import { tryNet, type Verdict } from '../../../packages/gym/src/training/evaluate.ts';
import { editionCalled, rulesetCalled } from '../../registry.ts';
import { interval, percent } from '../../selfplay/statistics/numbers.ts';
import { checkOwn } from '../../selfplay/agents/seats.ts';
import { EXIT } from '../output.ts';
import { refuseUnwritable, replaceFile } from '../files.ts';
import { hearInterrupt } from '../interrupt.ts';
import type { Output, Run } from '../output-2.ts';
import { holderFor } from '../folder-lock.ts';
import { progressLine, progressTeller } from '../selfplay/progress.ts';
import { shownCommand } from '../shown-command.ts';
import { netIn, refuseWithoutNet } from './net-file.ts';

/** The options of `gatechart learn evaluate`. */
export interface GateCommandOptions {
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

const tell = (output: Output, { agent, against, net }: GateCommandOptions, verdict: Verdict): void => {
  const { score, isBetter, thought } = verdict;
  output.write(
    `${agent} of ${net} against ${against}: ${percent(score.mean)} (${interval(score)}, ${score.count} pairs)`,
  );
  output.write(isBetter ? 'better' : 'not shown to be better');
  if (thought === undefined) return;
  output.note(`${thought[0].toFixed(1)} ms a decision, ${thought[1].toFixed(1)} ms for ${against}`);
};

/** Plays pairs with a net, and takes it if it is better. */
export const learnGate =
  (options: GateCommandOptions, program: string): Run =>
  async (output) => {
    const { agent, against, out, into, games, seed } = options;
    const before = rulesetCalled(options.ruleset);
    refuseWithoutNet(agent, '--agent');
    const net = netIn(options.net);
    netFrom(before, net, options.net);
    const ruleset = { ...before, net };
    checkOwn(agent, ruleset);
    checkOwn(against, before);
    if (into !== undefined) refuseUnwritable(into);
    const clock = () => performance.now();
    const interrupt = hearInterrupt();
    try {
      const verdict = await tryNet(
        {
          ...{ ruleset, agent, net: digest(net), against, before },
          plan: {
            edition: editionCalled(before, options.edition),
            decks: options.decks ?? before.decks ?? [],
            games,
            seed,
          },
        },
        {
          clock,
          stop: interrupt.signal,
          ...(out !== undefined && {
            keeping: {
              path: out,
              program,
              hold: holderFor(shownCommand(process.argv.slice(2))),
              keep: 'digests',
            },
          }),
          onProgress: progressTeller(output, clock),
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
      if (!verdict.isBetter) return EXIT.finding;
      if (into !== undefined) {
        replaceFile(into, `${JSON.stringify(net)}\n`);
        output.write(`taken: ${into}`);
      }
      return EXIT.fine;
    } finally {
      interrupt.done();
    }
  };
