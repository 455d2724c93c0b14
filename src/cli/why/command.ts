import { reasonIn } from '../../core/illegal-reasons.ts';
import { getEdition } from '../../core/match-setup.ts';
import { readText } from '../../file-system.ts';

import type { Match, RuntimeName } from '../../runtime/match.ts';
import { loadScenario } from '../../scenarios/read-scenario.ts';
import { matchAfter, whyIn } from '../../scenarios/why.ts';
import { Command, type MakeCommand, type OptionsOf } from '../command.ts';
import { helpText } from '../help.ts';
import { language, runtimeName, setFiles } from '../option-values.ts';
import { EXIT, type ExitCode, type Output } from '../output.ts';
import { isSavedMatch, savedOpening } from '../play/opening.ts';

const HELP = {
  examples: `
$ gatechart why examples/damage.yaml "attack A1 -> center"
$ gatechart play --agents human,greedy --save my.json    # q leaves the match
$ gatechart why my.json "play vulcanius"`,
  notes: `For a scenario file, the action is checked after all decisions in the list
answers: of the file.`,
};

const declareWhy = () =>
  new Command('why')
    .description('Explain why an action is not legal: the clause, the condition and the facts.')
    .argument('<file>', 'scenario file, or match saved by gatechart play --save')
    .argument(
      '<key>',
      'action, written as in the list of legal actions of another position, e.g. "attack A1 -> center"',
    )
    .option('--edition <id>', 'edition of the rules (default: the first edition in the scenario file)')
    .option('--cards <file,…>', 'set files that the saved match is played with', setFiles('--cards'))
    .option('--lang <language>', 'language of the clause and the reason: en or ja', language, 'en')
    .option(
      '--runtime <name>',
      'runtime of the statecharts: actors or lean (for their difference see gatechart play --help-all)',
      runtimeName,
      'lean',
    )
    .option('--json', 'write the answer as JSON')
    .addHelpText('after', helpText(HELP));

type WhyCommandOptions = OptionsOf<typeof declareWhy>;

const ofScenario = async (
  file: string,
  text: string,
  edition: string | undefined,
  runtime: RuntimeName,
): Promise<Match> => {
  const scenario = await loadScenario(file, text);
  const { ruleset, editions } = scenario;
  const chosen = edition === undefined ? (editions[0] as string) : getEdition(ruleset, edition, '--edition');
  return matchAfter(scenario, chosen, { runtime });
};

const explain = async (
  output: Output,
  file: string,
  key: string,
  options: WhyCommandOptions,
): Promise<ExitCode> => {
  const { runtime } = options;
  const text = readText(file);
  const match = isSavedMatch(text)
    ? (await savedOpening(file, undefined, options.cards)).begin({ runtime })
    : await ofScenario(file, text, options.edition, runtime);
  const { isOffered, reason, clause: inWords, decision } = whyIn(match, key, file);
  const keys = decision.options.map((option) => option.key);
  const { player, kind, clause } = decision;
  if (options.json) {
    output.write(
      JSON.stringify({ key, isOffered, reason, decision: { player, kind, clause, options: keys } }),
    );
    return EXIT.success;
  }
  output.write(`Player ${player + 1} decides ${kind} (${clause}).`);
  output.write(`"${key}" is ${isOffered ? 'a' : 'not a'} legal action.`);
  if (reason !== undefined) {
    output.write(`${reason.clause}  ${inWords?.[options.lang] ?? ''}`);
    const { guard, facts } = reasonIn(reason, options.lang);
    output.write(`  ${guard}`);
    for (const fact of facts) output.write(`  - ${fact}`);
  }
  output.write('Legal actions:');
  for (const each of keys) output.write(`  ${each}`);
  return EXIT.success;
};

/** `gatechart why`; passes its action to `run`. */
export const command: MakeCommand = (run) =>
  declareWhy().action((file, key, options) => run((output) => explain(output, file, key, options)));
