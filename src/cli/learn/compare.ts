import { type AgentAnswers, type ComparedAgent, compareAgents } from '@gatechart/gym/compare-decisions';
import { type DecisionsPlan, readDecisions } from '@gatechart/gym/decisions-file';
import { usesNet } from '../../agents/create-agent.ts';
import { netFrom } from '../../agents/net/net.ts';
import { GatechartError } from '../../core/errors.ts';
import type { Ruleset } from '../../core/ruleset.ts';
import { loadRuleset, rulesDigest } from '../../registry.ts';
import { checkBuiltIn } from '../../selfplay/agents/match-agents.ts';
import { formatPercent, formatPoints, formatPointsInterval } from '../../selfplay/statistics/estimates.ts';
import { Command, type MakeCommand, type OptionsOf } from '../command.ts';
import { badValue } from '../errors.ts';
import { helpText } from '../help.ts';
import { interruptible } from '../interrupt.ts';
import { listOf } from '../option-values.ts';
import { type CommandAction, EXIT } from '../output.ts';
import { progressReporter } from '../selfplay/output.ts';
import { countOf } from '../text-width.ts';
import { loadNet } from './net-file.ts';

const HELP = {
  examples: `
$ gatechart learn decisions --out decisions.jsonl
$ gatechart learn compare decisions.jsonl --agents ismcts:30,greedy`,
  notes: `value: mean win chance of the actions that the agent selects, by the playouts
lost: difference to the best actions; too large for every agent alike
Exit code 130: the command was stopped.`,
};

const declareCompare = () =>
  new Command('compare')
    .summary('Compare agents on rated decisions')
    .description('Ask agents the decisions of a file, and compare what their answers are worth.')
    .argument('<file>', 'file that gatechart learn decisions wrote')
    .requiredOption(
      '--agents <a,b,…>',
      'agents to compare; each is compared with the first',
      listOf('--agents'),
    )
    .option('--net <file>', 'network that the agents use (default: the network of the ruleset)')
    .option('--json', 'write the result as JSON')
    .addHelpText('after', helpText(HELP));

type CompareCommandOptions = OptionsOf<typeof declareCompare>;

const badDecisions = (file: string, reason: string): GatechartError =>
  new GatechartError('BAD_DECISIONS', file, reason);

/** Throws as `loadRuleset`, and `BAD_DECISIONS` for decisions by other rules. */
const rulesetOf = async (
  file: string,
  { ruleset: id, version, rules, edition }: DecisionsPlan,
): Promise<Ruleset> => {
  const ruleset = await loadRuleset(id);
  if (!Object.hasOwn(ruleset.editions, edition)) throw badDecisions(file, `there is no edition ${edition}`);
  if (rulesDigest(id) !== rules)
    throw badDecisions(file, 'the decisions are by another version of the custom ruleset');
  if (ruleset.version === version) return ruleset;
  throw badDecisions(
    file,
    `the decisions are by version ${version} of the rules, the program has version ${ruleset.version}`,
  );
};

const agentsOf = ({ agents, net: file }: CompareCommandOptions, own: Ruleset): readonly ComparedAgent[] => {
  const net = file === undefined ? undefined : loadNet(file);
  if (net !== undefined && !agents.some(usesNet)) {
    throw badValue('--net', `none of the agents ${agents.join(', ')} uses a network`);
  }
  if (net !== undefined) netFrom(own, net, file ?? '');
  const ruleset = net === undefined ? own : { ...own, net };
  for (const name of agents) checkBuiltIn(name, ruleset);
  return agents.map((name) => ({ name, ruleset: usesNet(name) ? ruleset : own }));
};

const HEADS = ['agent', 'value', 'lost', 'against the first', 'ms per decision'] as const;

const tableLines = (answers: readonly AgentAnswers[]): readonly string[] => {
  const rows = [
    HEADS,
    ...answers.map(({ name, value, lost, difference, thought }, index) => [
      name,
      formatPercent(value),
      formatPoints(lost).replace('+', ''),
      index === 0 ? '' : `${formatPoints(difference.mean)} (${formatPointsInterval(difference)})`,
      thought.toFixed(1),
    ]),
  ];
  const widths = HEADS.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
};

const learnCompare = (file: string, options: CompareCommandOptions): CommandAction =>
  interruptible(async (output, stop) => {
    const decisions = readDecisions(file);
    const { plan } = decisions;
    if (decisions.decisions.length === 0) throw badDecisions(file, 'the file has no decisions');
    const agents = agentsOf(options, await rulesetOf(file, plan));
    const clock = () => performance.now();
    const began = clock();
    const report = progressReporter(output, clock, 'decisions');
    const answers = await compareAgents(decisions, agents, {
      clock,
      stop,
      onDecision: (done) =>
        report({ done, of: decisions.decisions.length, earlier: 0, elapsed: clock() - began }),
    });
    if (answers === undefined) {
      output.note('stopped before all agents were asked; nothing is kept');
      return EXIT.interrupted;
    }
    if (options.json) {
      output.write(JSON.stringify({ plan, decisions: decisions.decisions.length, agents: answers }));
      return EXIT.success;
    }
    output.write(
      `${countOf(decisions.decisions.length, 'decision')} of ${plan.agent} in ${plan.ruleset}, ${plan.playouts} playouts each`,
    );
    for (const line of tableLines(answers)) output.write(line);
    return EXIT.success;
  });

/** `gatechart learn compare`. */
export const compareCommand: MakeCommand = (run) =>
  declareCompare().action((file, options) => run(learnCompare(file, options)));
