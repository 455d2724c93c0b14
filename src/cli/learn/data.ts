import { goesByNet } from '../../agents/agents.ts';
import { isReproducible } from '../../agents/budget.ts';
import { netFrom } from '../../agents/net/net-2.ts';
import { digest } from '../../core/data/digest-2.ts';
import { GatechartError } from '../../core/errors.ts';
import type { Ruleset } from '../../core/ruleset-2.ts';
import { openLessons } from '../../../packages/gym/src/training/folder.ts';
import { keptDataPlan } from '../../../packages/gym/src/training/dataset.ts';
import { playData } from '../../../packages/gym/src/training/generate.ts';
import { editionCalled, rulesetCalled } from '../../registry.ts';
import { checkOwn } from '../../selfplay/agents/seats.ts';
import { EXIT } from '../output.ts';
import { hearInterrupt } from '../interrupt.ts';
import type { Run } from '../output-2.ts';
import { holderFor } from '../folder-lock.ts';
import { progressLine, progressTeller } from '../selfplay/progress.ts';
import { shownCommand } from '../shown-command.ts';
import { netIn, refuseWithoutNet } from './net-file.ts';

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
  checkOwn(agent, ruleset);
  if (!isReproducible(agent)) {
    throw new GatechartError(
      'BAD_VALUE',
      '--agent',
      'lessons repeat: name a number of simulations, not a time',
    );
  }
  const played = decks ?? ruleset.decks ?? [];
  const named = editionCalled(ruleset, edition);
  const plan = keptDataPlan(
    { ruleset: ruleset.id, edition: named, agent, decks: played, games, seed, playouts },
    ruleset,
    goesByNet(agent) ? digest(ruleset.net) : undefined,
  );
  for (const deck of played) ruleset.newGame({ edition: named, decks: [deck, deck], seed, index: 0 });
  return plan;
};

/** The net of the file that is named, if one is. Throws as `refuseWithoutNet`, `netIn` and `netFrom`. */
const netNamed = (ruleset: Ruleset, { agent, net: file }: DataCommandOptions): object | undefined => {
  if (file === undefined) return undefined;
  refuseWithoutNet(agent, '--net');
  const net = netIn(file);
  netFrom(ruleset, net, file);
  return net;
};

/** Plays matches to learn from, into a folder. */
export const learnData =
  (options: DataCommandOptions): Run =>
  async (output) => {
    const { out, workers } = options;
    const own = rulesetCalled(options.ruleset);
    const net = netNamed(own, options);
    const plan = keptPlanOf(net === undefined ? own : { ...own, net }, options);
    const clock = () => performance.now();
    const folder = openLessons(out, plan, holderFor(shownCommand(process.argv.slice(2))));
    const interrupt = hearInterrupt();
    try {
      const progress = await playData(folder, {
        workers,
        ...(net && { net }),
        clock,
        stop: interrupt.signal,
        onProgress: progressTeller(output, clock),
      });
      if (progress.done < progress.of) {
        output.note(`stopped at ${progressLine(progress)}; the same command goes on with it`);
        return EXIT.interrupted;
      }
      output.write(`${progress.done} matches of ${plan.agent} in ${out}, features ${plan.features}`);
      return EXIT.fine;
    } finally {
      interrupt.done();
      folder.letGo();
    }
  };
