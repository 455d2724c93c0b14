import { Command } from 'commander';
import { findingLine } from '../../judge/finding.ts';
import { playAnswers } from '../../judge/judge.ts';
import { readScenario } from '../../judge/scenario.ts';
import type { Decision } from '../../kernel/decision.ts';
import { GatechartError } from '../../kernel/error.ts';
import type { Baton } from '../../kernel/fact.ts';
import type { Language } from '../../kernel/language.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { editionCalled } from '../../registry.ts';
import { resumeMatch } from '../../runtime/start.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { readText } from '../files.ts';
import type { Output, Run } from '../output.ts';
import { isSavedMatch, savedOpening } from '../playing/opening.ts';
import { listOf, oneOf } from '../values.ts';

interface WhyCommandOptions {
  readonly edition?: string;
  readonly cards?: readonly string[];
  readonly lang: Language;
  readonly json?: true;
}

/** A game and the question that is open in it. */
interface Situation {
  readonly ruleset: Ruleset;
  readonly game: Baton;
  readonly decision: Decision | undefined;
}

const ofSavedMatch = (file: string, cards: readonly string[] | undefined): Situation => {
  const match = savedOpening(file, undefined, cards).begin({ runtime: 'lean' });
  return { ruleset: match.ruleset, game: match.game(), decision: match.pending()?.decision };
};

const ofScenario = (file: string, text: string, edition: string | undefined): Situation => {
  const scenario = readScenario(file, text);
  const { ruleset, editions } = scenario;
  const chosen =
    edition === undefined ? (editions[0] as string) : editionCalled(ruleset, edition, '--edition');
  const { findings, position } = playAnswers(scenario, chosen, { runtime: 'lean' });
  const [finding] = findings;
  if (position === undefined || finding !== undefined) {
    throw new GatechartError('SCENARIO_STUCK', file, finding ? findingLine(finding) : 'it does not start');
  }
  const match = resumeMatch(ruleset, position, { runtime: 'lean' });
  return { ruleset, game: match.game(), decision: match.pending()?.decision };
};

const openDecision = (file: string, { decision }: Situation): Decision => {
  if (decision !== undefined) return decision;
  throw new GatechartError('MATCH_OVER', file, 'nobody is asked anything: the match is over');
};

const explain = (output: Output, file: string, key: string, options: WhyCommandOptions): ExitCode => {
  const text = readText(file);
  const situation = isSavedMatch(text)
    ? ofSavedMatch(file, options.cards)
    : ofScenario(file, text, options.edition);
  const { ruleset, game } = situation;
  const decision = openDecision(file, situation);
  const keys = decision.options.map((option) => option.key);
  const isOffered = keys.includes(key);
  const reason = isOffered ? undefined : ruleset.whyNot?.(game, decision, key);
  if (options.json) {
    const { player, kind, clause } = decision;
    output.write(
      JSON.stringify({ key, isOffered, reason, decision: { player, kind, clause, options: keys } }),
    );
    return EXIT.fine;
  }
  const { player, kind, clause } = decision;
  output.write(`Player ${player + 1} is asked ${kind} (${clause}).`);
  output.write(`"${key}" is ${isOffered ? '' : 'not '}on offer.`);
  if (reason !== undefined) {
    output.write(`${reason.clause}  ${ruleset.clauses[reason.clause]?.[options.lang] ?? ''}`);
    output.write(`  ${reason.guard}`);
    for (const fact of reason.facts) output.write(`  - ${fact}`);
  }
  output.write('On offer:');
  for (const each of keys) output.write(`  ${each}`);
  return EXIT.fine;
};

const EXAMPLE = `
Examples:
  $ gatechart why damage.yaml "attack A1 -> center"
  $ gatechart why saved.json "play vulcanius"
  $ gatechart why saved.json "play lamp-lighter" --cards lamps.yaml

Of a scenario it is the position that its answers lead to. The key is written as options are.`;

/** `gatechart why`; hands what is to be done to `run`. */
export const whyCommand = (run: (action: Run) => void): Command =>
  new Command('why')
    .summary('says why an option is not on offer')
    .description(
      'Names the clause, the condition and the facts by which an option is not on offer in a position.',
    )
    .argument('<file>', 'a scenario, or a match saved with gatechart play --save')
    .argument('<key>', 'the option asked about, such as "attack A1 -> center"')
    .option('--edition <id>', 'another edition than the first that the scenario names')
    .option('--cards <file,…>', 'the set files that a saved match is played with', listOf('--cards'))
    .option('--lang <language>', 'en or ja, for the text of the clause', oneOf('--lang', ['en', 'ja']), 'en')
    .option('--json', 'write the answer as JSON')
    .addHelpText('after', EXAMPLE)
    .action((file: string, key: string, options: WhyCommandOptions) =>
      run((output) => explain(output, file, key, options)),
    );
