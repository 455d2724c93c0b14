import { reasonIn } from '../../core/illegal-reasons.ts';
import { readText } from '../../file-system.ts';
import { getEdition } from '../../registry.ts';
import type { Match } from '../../runtime/match.ts';
import { loadScenario } from '../../scenarios/scenario.ts';
import { matchAfter, whyIn } from '../../scenarios/why.ts';
import { Command, type MakeCommand, type OptionsOf } from '../command.ts';
import { language, setFiles } from '../option-values.ts';
import { EXIT, type ExitCode, type Output } from '../output.ts';
import { isSavedMatch, savedOpening } from '../play/opening.ts';

const EXAMPLE = `
Examples:
  $ gatechart why damage.yaml "attack A1 -> center"
  $ gatechart why saved.json "play vulcanius"
  $ gatechart why saved.json "play lamp-lighter" --cards lamps.yaml

Of a scenario it is the position that its answers lead to. The key is written as options are.`;

const declareWhy = () =>
  new Command('why')
    .description(
      'Names the clause, the condition and the facts by which an option is not on offer in a position.',
    )
    .argument('<file>', 'a scenario, or a match saved with gatechart play --save')
    .argument('<key>', 'the option asked about, such as "attack A1 -> center"')
    .option('--edition <id>', 'another edition than the first that the scenario names')
    .option('--cards <file,…>', 'the set files that a saved match is played with', setFiles('--cards'))
    .option('--lang <language>', 'en or ja, for the clause and the reason', language, 'en')
    .option('--json', 'write the answer as JSON')
    .addHelpText('after', EXAMPLE);

type WhyCommandOptions = OptionsOf<typeof declareWhy>;

const ofScenario = async (file: string, text: string, edition: string | undefined): Promise<Match> => {
  const scenario = await loadScenario(file, text);
  const { ruleset, editions } = scenario;
  const chosen = edition === undefined ? (editions[0] as string) : getEdition(ruleset, edition, '--edition');
  return matchAfter(scenario, chosen, { runtime: 'lean' });
};

const explain = async (
  output: Output,
  file: string,
  key: string,
  options: WhyCommandOptions,
): Promise<ExitCode> => {
  const text = readText(file);
  const match = isSavedMatch(text)
    ? (await savedOpening(file, undefined, options.cards)).begin({ runtime: 'lean' })
    : await ofScenario(file, text, options.edition);
  const { isOffered, reason, clause: inWords, decision } = whyIn(match, key, file);
  const keys = decision.options.map((option) => option.key);
  const { player, kind, clause } = decision;
  if (options.json) {
    output.write(
      JSON.stringify({ key, isOffered, reason, decision: { player, kind, clause, options: keys } }),
    );
    return EXIT.success;
  }
  output.write(`Player ${player + 1} is asked ${kind} (${clause}).`);
  output.write(`"${key}" is ${isOffered ? '' : 'not '}on offer.`);
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
