import { CommanderError } from 'commander';
import { defaultRulesetId, loadIfKnown, loadRulesets } from '../registry.ts';
import { type AnyCommand, Command } from './command.ts';
import { COMMANDS } from './commands.ts';
import { asGatechartError, badValue, errorLine, exitCodeOf } from './errors.ts';
import { type CommandAction, EXIT, type ExitCode, type Output } from './output.ts';
import { addRulesOption, withRulesOption } from './rules-option.ts';

const withSubcommands = (command: AnyCommand): readonly AnyCommand[] => [
  command,
  ...command.commands.flatMap(withSubcommands),
];

/** Throws `BAD_VALUE` where nothing stands in the place of a value: a variable of a shell that is not set. */
const checkNotEmpty = (command: AnyCommand): void => {
  const named = [
    ...command.registeredArguments.map((argument, at) => [argument.name(), command.processedArgs[at]]),
    ...command.options.map((option) => [option.long, command.opts()[option.attributeName()]]),
  ];
  const empty = named.find(([, value]) => [value].flat().includes(''));
  if (empty !== undefined) throw badValue(String(empty[0]), 'nothing is named');
  if (command.parent !== null) checkNotEmpty(command.parent);
};

/** Whether a command was named that has others below it, and none of those: it tells of itself. */
const isIncomplete = ({ code, exitCode }: CommanderError): boolean =>
  code === 'commander.help' && exitCode !== 0;

/** The command that is called, also by `help`. */
const commandNameIn = (args: readonly string[]): string | undefined =>
  args.find((arg) => !arg.startsWith('-') && arg !== 'help');

const isHelpRequested = (args: readonly string[]): boolean =>
  args.some((arg) => ['help', '--help', '-h'].includes(arg));

/** Loads the rulesets that a command needs; one that is not there is refused by the command itself. */
const loadFor = async (called: string, command: AnyCommand): Promise<void> => {
  const needs = COMMANDS[called]?.rulesets;
  if (needs === 'all') await loadRulesets();
  if (needs !== 'named') return;
  const { ruleset = defaultRulesetId() }: { readonly ruleset?: string } = command.optsWithGlobals();
  await loadIfKnown(ruleset);
};

/**
 * Reads a command line and returns what it asks for. Help and version are written at once and leave nothing to do. Of the
 * commands, only the one that is called is loaded.
 */
export const readCommandLine = async (
  args: readonly string[],
  version: string,
  output: Output,
): Promise<CommandAction> => {
  let chosen: CommandAction = () => EXIT.success;
  const run = (action: CommandAction): void => {
    chosen = action;
  };
  const program = new Command('gatechart')
    .description(
      'Rules of trading card games as XState statecharts: play a match and read every rule it runs.',
    )
    .version(version, '--version')
    .configureHelp({ subcommandTerm: (command) => command.name() })
    .addHelpText('after', '\nExample:\n  $ gatechart play --seed 7');
  const called = commandNameIn(args);
  // Help of a command names decks.
  if (called !== undefined && isHelpRequested(args)) await loadRulesets();
  for (const [name, { summary, load }] of Object.entries(COMMANDS)) {
    const command = name === called ? (await load()).command(run, version) : new Command(name);
    program.addCommand(command.summary(summary));
  }
  let acting: AnyCommand = program;
  program.hook('preAction', (_, command) => {
    checkNotEmpty(command);
    acting = command;
  });
  for (const command of withSubcommands(program)) {
    addRulesOption(command);
    command.exitOverride().configureOutput({
      writeOut: (text) => output.write(text.trimEnd()),
      writeErr: () => {},
    });
  }
  try {
    program.parse([...args], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError && isIncomplete(error)) {
      return readCommandLine([...args, '--help'], version, output);
    }
    throw error;
  }
  if (called !== undefined) await loadFor(called, acting);
  return chosen;
};

const isHelp = (error: unknown): boolean => error instanceof CommanderError && error.exitCode === 0;

/** Does what a command line asks for. Every error is one line of what is noted, and the code the process ends with. */
export const runCommandLine = async (
  args: readonly string[],
  version: string,
  output: Output,
): Promise<ExitCode> => {
  try {
    return await withRulesOption(args, async () => (await readCommandLine(args, version, output))(output));
  } catch (caught) {
    if (isHelp(caught)) return EXIT.success;
    const error = asGatechartError(caught);
    output.note(errorLine(error));
    return exitCodeOf(error);
  }
};
