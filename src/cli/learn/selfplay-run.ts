import { initialWeights } from '@gatechart/gym/initial-net';
import { learnBySelfPlay, RUN_LENGTH, type SelfPlayResult } from '@gatechart/gym/self-play';
import { openSelfPlay, type SelfPlayPlan, selfPlayPlan } from '@gatechart/gym/self-play-folder';
import { findTorchPython } from '@gatechart/gym/train';
import { readNet } from '../../agents/net/net-file.ts';
import { digest } from '../../core/data/digest.ts';
import { MAX_MATCHES } from '../../core/data/limits.ts';
import { getEdition } from '../../core/match-setup.ts';
import type { Ruleset } from '../../core/ruleset.ts';
import { getRuleset } from '../../registry.ts';
import { Command, type OptionsOf } from '../command.ts';
import { badValue } from '../errors.ts';
import { commandLock } from '../folder-lock.ts';
import { ADVANCED } from '../help.ts';
import { wholeNumber } from '../option-values.ts';
import type { Output } from '../output.ts';
import { ALL_DECKS, EDITION, rulesetOption, SEED } from '../shared-options.ts';
import { loadNet } from './net-file.ts';
import { reporter } from './selfplay-progress.ts';
import { namedPython, PYTHON, playedDecks, unitsOf } from './training-options.ts';

const MOST_TEMPERATURE = 10;

const temperatureOf = (text: string): number => {
  const value = Number(text);
  if (value > 0 && value <= MOST_TEMPERATURE) return value;
  throw badValue('--temperature', `expected a number above 0, up to ${MOST_TEMPERATURE}; got ${text}`);
};

/** Begins a command whose net learns from its own matches, with the options of all of them. `games`: default of `--games`. */
export const declareLearner = (name: string, games: number) =>
  new Command(name)
    .requiredOption(
      '--out <folder>',
      'folder for networks and curve; if the folder has a run with the same settings, that run continues',
    )
    .option(
      '--games <n>',
      `number of matches to learn from, up to ${MAX_MATCHES}`,
      wholeNumber('--games', MAX_MATCHES, 1),
      games,
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
    .option(...PYTHON);

/** What the command line says of a run. */
export type SelfPlayRunOptions = OptionsOf<typeof declareLearner>;

/** The only opponent of a run: an agent by its name. `ruleset`: with the net that it uses. `net`: that net; absent if it uses none. */
export interface Target {
  readonly agent: string;
  readonly ruleset: Ruleset;
  readonly net?: object;
}

export interface SelfPlayRun extends SelfPlayResult {
  readonly ruleset: Ruleset;
  readonly plan: SelfPlayPlan;
}

const planOf = (
  { decks, seed, units = [256, 128, 128], temperature = 1, ...options }: SelfPlayRunOptions,
  target: Target | undefined,
) => {
  const ruleset = getRuleset(options.ruleset);
  const edition = getEdition(ruleset, options.edition);
  const played = playedDecks(ruleset, decks);
  for (const deck of played) ruleset.newGame({ edition, decks: [deck, deck], seed, index: 0 });
  const [first, second, choice] = units;
  const net = options.from === undefined ? undefined : readNet(loadNet(options.from), options.from);
  const plan = selfPlayPlan(
    ruleset,
    {
      edition,
      decks: played,
      seed,
      temperature,
      ...(net && { from: digest(net) }),
      ...(target && {
        target: { agent: target.agent, ...(target.net && { net: digest(target.net) }) },
      }),
    },
    { first, second, choice },
  );
  const from = net && initialWeights(ruleset, net, plan.sizes, options.from ?? '');
  return { ruleset, plan, from };
};

/** Plays and learns in the folder of the options, and says so; resumes where a run has begun there. `program`: version of this program. */
export const runSelfPlay = async (
  output: Output,
  stop: AbortSignal,
  options: SelfPlayRunOptions,
  program: string,
  target?: Target,
): Promise<SelfPlayRun> => {
  const { out, games } = options;
  const { ruleset, plan, from } = planOf(options, target);
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
        ...(target && {
          target: { kind: 'agent', name: target.agent, ruleset: target.ruleset },
        }),
        onIteration: reporter(output, games, () => performance.now()),
      },
    );
    if (!result.isComplete) {
      output.note(
        `stopped after ${result.curve.at(-1)?.matches ?? 0} matches; the same command resumes the run`,
      );
    }
    return { ...result, ruleset, plan };
  } finally {
    release();
  }
};
