import {
  DECISIONS_FORMAT,
  type DecisionsPlan,
  decisionsWriter,
  earlierDecisions,
} from '@gatechart/gym/decisions-file';
import { rateDecisions } from '@gatechart/gym/rate-decisions';
import { isReproducible } from '../../agents/agent.ts';
import { isFit, usesNet } from '../../agents/create-agent.ts';
import { digest } from '../../core/data/digest.ts';
import { MAX_MATCHES } from '../../core/data/limits.ts';
import { getEdition } from '../../core/match-setup.ts';
import { checkWritable } from '../../file-system.ts';
import { getRuleset, rulesDigest } from '../../registry.ts';
import { checkBuiltIn } from '../../selfplay/agents/match-agents.ts';
import { Command, type MakeCommand, type OptionsOf } from '../command.ts';
import { badValue } from '../errors.ts';
import { ADVANCED, helpText } from '../help.ts';
import { interruptible } from '../interrupt.ts';
import { wholeNumber } from '../option-values.ts';
import { type CommandAction, EXIT } from '../output.ts';
import { progressReporter } from '../selfplay/output.ts';
import { ALL_DECKS, EDITION, rulesetOption, SEED } from '../shared-options.ts';
import { countOf } from '../text-width.ts';
import { playedDecks } from './training-options.ts';

const HELP = {
  examples: `
$ gatechart learn decisions --out decisions.jsonl
$ gatechart learn compare decisions.jsonl --agents ismcts:30,greedy`,
  notes: `Exit code 130: the command was stopped; the same command resumes it.`,
};

const MOST_PLAYOUTS = 100_000;

const declareDecisions = () =>
  new Command('decisions')
    .summary('Rate decisions once, to compare agents on them')
    .description(
      'Play matches, take one decision of each, and rate its options by playouts to the end of the match.',
    )
    .requiredOption(
      '--out <file>',
      'file for the decisions (JSON lines); if it has decisions of the same settings, more are added',
    )
    .option(
      '--count <n>',
      `number of decisions, up to ${MAX_MATCHES}`,
      wholeNumber('--count', MAX_MATCHES, 1),
      500,
    )
    .option(
      '--playouts <n>',
      'number of playouts for each decision, shared by its options',
      wholeNumber('--playouts', MOST_PLAYOUTS, 1),
      400,
    )
    .optionsGroup(ADVANCED)
    .option(
      '--agent <name>',
      'agent that plays the matches; playouts follow its network if it has one, else the heuristic of the ruleset (default: net where the ruleset has a network, else greedy, or random without a heuristic)',
    )
    .option(...rulesetOption())
    .option(...EDITION)
    .option(...ALL_DECKS)
    .option(...SEED)
    .addHelpText('after', helpText(HELP));

type DecisionsOptions = OptionsOf<typeof declareDecisions>;

/** Throws as `checkBuiltIn`, and `BAD_VALUE` for an agent that thinks by the clock. */
const planOf = ({ decks, seed, playouts, ...options }: DecisionsOptions) => {
  const ruleset = getRuleset(options.ruleset);
  const agent = options.agent ?? ['net', 'greedy', 'random'].find((name) => isFit(name, ruleset)) ?? 'random';
  checkBuiltIn(agent, ruleset);
  if (!isReproducible(agent)) {
    throw badValue('--agent', `expected a number of simulations, such as ismcts:30; got ${agent}`);
  }
  const rules = rulesDigest(ruleset.id);
  const plan: DecisionsPlan = {
    format: DECISIONS_FORMAT,
    ruleset: ruleset.id,
    version: ruleset.version,
    ...(rules !== undefined && { rules }),
    edition: getEdition(ruleset, options.edition),
    decks: playedDecks(ruleset, decks),
    seed,
    agent,
    ...(usesNet(agent) && { net: digest(ruleset.net) }),
    playouts,
  };
  return { ruleset, plan };
};

const learnDecisions = (options: DecisionsOptions): CommandAction =>
  interruptible(async (output, stop) => {
    const { out, count } = options;
    const { ruleset, plan } = planOf(options);
    checkWritable(out);
    const earlier = earlierDecisions(out, plan);
    const clock = () => performance.now();
    const began = clock();
    const report = progressReporter(output, clock, 'decisions');
    const write = decisionsWriter(out, plan);
    const decisions = await rateDecisions(ruleset, plan, earlier, {
      count,
      stop,
      onDecision: (all) => {
        write(all);
        report({ done: all.length, of: count, earlier: earlier.length, elapsed: clock() - began });
      },
    });
    if (decisions.length < count) {
      output.note(`stopped after ${decisions.length} of ${count} decisions; the same command resumes it`);
      return EXIT.interrupted;
    }
    output.write(`${countOf(decisions.length, 'decision')} of ${plan.agent} in ${out}`);
    return EXIT.success;
  });

/** `gatechart learn decisions`. */
export const decisionsCommand: MakeCommand = (run) =>
  declareDecisions().action((options) => run(learnDecisions(options)));
