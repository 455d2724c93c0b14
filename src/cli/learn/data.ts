import { openDataset, storedDatasetPlan } from '@gatechart/gym/dataset';
import { generateDataset } from '@gatechart/gym/generate';
import { isReproducible } from '../../agents/agent.ts';
import { usesNet } from '../../agents/create-agent.ts';
import { netFrom } from '../../agents/net/net.ts';
import { digest } from '../../core/data/digest.ts';
import { GatechartError } from '../../core/errors.ts';
import type { Ruleset } from '../../core/ruleset.ts';
import { getEdition, getRuleset } from '../../registry.ts';
import { checkBuiltIn } from '../../selfplay/agents/match-agents.ts';
import { folderLock } from '../folder-lock.ts';
import { listenForInterrupt } from '../interrupt.ts';
import { type CommandAction, EXIT } from '../output.ts';
import { redactedCommand } from '../secrets.ts';
import { progressLine, progressReporter } from '../selfplay/output.ts';
import { loadNet, requireNetAgent } from './net-file.ts';

/** The options of `gatechart learn data`. */
export interface DataCommandOptions {
  readonly ruleset: string;
  readonly edition?: string;
  readonly agent: string;
  readonly net?: string;
  readonly decks?: readonly string[];
  readonly games: number;
  readonly seed: number;
  readonly playouts: number;
  readonly workers: number;
  readonly out: string;
}

const keptPlanOf = (ruleset: Ruleset, options: DataCommandOptions) => {
  const { edition, agent, decks, games, seed, playouts } = options;
  checkBuiltIn(agent, ruleset);
  if (!isReproducible(agent)) {
    throw new GatechartError(
      'BAD_VALUE',
      '--agent',
      'a dataset repeats: name a number of simulations, not a time',
    );
  }
  const played = decks ?? ruleset.decks ?? [];
  const named = getEdition(ruleset, edition);
  const plan = storedDatasetPlan(
    { ruleset: ruleset.id, edition: named, agent, decks: played, games, seed, playouts },
    ruleset,
    usesNet(agent) ? digest(ruleset.net) : undefined,
  );
  for (const deck of played) ruleset.newGame({ edition: named, decks: [deck, deck], seed, index: 0 });
  return plan;
};

/** The net of the file that is named, if one is. Throws as `requireNetAgent`, `loadNet` and `netFrom`. */
const netNamed = (ruleset: Ruleset, { agent, net: file }: DataCommandOptions): object | undefined => {
  if (file === undefined) return undefined;
  requireNetAgent(agent, '--net');
  const net = loadNet(file);
  netFrom(ruleset, net, file);
  return net;
};

/** Plays matches to learn from, into a folder. */
export const learnData =
  (options: DataCommandOptions): CommandAction =>
  async (output) => {
    const { out, workers } = options;
    const own = getRuleset(options.ruleset);
    const net = netNamed(own, options);
    const plan = keptPlanOf(net === undefined ? own : { ...own, net }, options);
    const clock = () => performance.now();
    const folder = openDataset(out, plan, folderLock(redactedCommand(process.argv.slice(2))));
    const interrupt = listenForInterrupt();
    try {
      const progress = await generateDataset(folder, {
        workers,
        ...(net && { net }),
        clock,
        stop: interrupt.signal,
        onProgress: progressReporter(output, clock),
      });
      if (progress.done < progress.of) {
        output.note(`stopped at ${progressLine(progress)}; the same command goes on with it`);
        return EXIT.interrupted;
      }
      output.write(`${progress.done} matches of ${plan.agent} in ${out}, features ${plan.features}`);
      return EXIT.success;
    } finally {
      interrupt.done();
      folder.letGo();
    }
  };
