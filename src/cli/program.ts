import { CommanderError } from 'commander';
import { defaultRulesetId, loadIfKnown, loadRulesets } from '../registry.ts';
import { type AnyCommand, Command } from './command.ts';
import { COMMANDS, type KnownCommand, RENAMED } from './commands.ts';
import { AdvisedError, asGatechartError, badValue, errorLines, exitCodeOf, usage } from './errors.ts';
import { CommandHelp, ProgramHelp } from './help.ts';
import { type CommandAction, EXIT, type ExitCode, type Output } from './output.ts';
import { addRulesOption, withRulesOption } from './rules-option.ts';

const withSubcommands = (command: AnyCommand): readonly AnyCommand[] => [
  command,
  ...command.commands.flatMap(withSubcommands),
];

/** Whether a value is the path of a file or folder, as help shows it. */
const isPath = (shown: string): boolean => /\b(file|folder)\b/.test(shown);

/**
 * Throws `BAD_VALUE` for an empty value, mostly a variable of a shell that is not set, and for the path `-`, which would be
 * a file of that name: no command reads or writes a file as standard input or output.
 */
const checkValues = (command: AnyCommand): void => {
  const given = [
    ...command.registeredArguments.map((argument, at) => ({
      place: argument.name(),
      shown: argument.name(),
      value: command.processedArgs[at],
    })),
    ...command.options.map((option) => ({
      place: option.long ?? option.flags,
      shown: option.flags.replace(/^[^<[]*/, ''),
      value: command.opts()[option.attributeName()],
    })),
  ];
  for (const { place, shown, value } of given) {
    const values = [value].flat();
    if (values.includes('')) throw badValue(place, 'the value is empty');
    if (isPath(shown) && values.includes('-')) {
      const reason = '- does not stand for standard input or output here';
      throw new AdvisedError('BAD_VALUE', place, reason, 'for a file of that name, write ./-');
    }
  }
  if (command.parent !== null) checkValues(command.parent);
};

/** Throws `USAGE` for an option before the name of a command, which the command would ignore. */
const refuseOptionsBefore = (command: AnyCommand): void => {
  const { parent } = command;
  if (parent === null) return;
  const given = parent.options.find(
    (option) => parent.getOptionValueSource(option.attributeName()) === 'cli',
  );
  if (given !== undefined) {
    const name = command.name();
    throw usage(
      given.long ?? given.flags,
      `${name} ignores options before its name; leave the option out, or put it behind ${name} if ${name} has it`,
    );
  }
  refuseOptionsBefore(parent);
};

/** Whether a command was called without the subcommand that it needs: then its help is printed. */
const isIncomplete = ({ code, exitCode }: CommanderError): boolean =>
  code === 'commander.help' && exitCode !== 0;

/** The names of commands in a command line, also after `help`, with its other words that are no options. */
const wordsIn = (args: readonly string[]): readonly string[] =>
  args.filter((arg) => !arg.startsWith('-') && arg !== 'help');

const HELP = ['help', '--help', '-h'];
const HELP_ALL = '--help-all';

/** The names from the program down to a command. */
const pathOf = (command: AnyCommand): readonly string[] =>
  command.parent === null ? [] : [...pathOf(command.parent), command.name()];

const KNOWN: Readonly<Record<string, KnownCommand>> = Object.assign({}, ...Object.values(COMMANDS));

/** Loads the rulesets that a command needs; one that is not there is refused by the command itself. */
const loadFor = async (command: AnyCommand): Promise<void> => {
  const [first = '', second = ''] = pathOf(command);
  const known = KNOWN[first]?.subcommands?.[second] ?? KNOWN[first];
  if (known?.rulesets === 'all') await loadRulesets();
  if (known?.rulesets !== 'named') return;
  const { ruleset = defaultRulesetId() }: { readonly ruleset?: string } = command.opts();
  await loadIfKnown(ruleset);
};

/** An error of commander in one line, with the subcommands where an unknown one was called. */
const readable = (
  error: CommanderError,
  { commands, args, registeredArguments }: AnyCommand,
): CommanderError => {
  const names = commands.map((command) => command.name());
  const message =
    error.code === 'commander.excessArguments' && names.length > 0 && registeredArguments.length === 0
      ? `unknown command '${args[0]}' (did you mean ${names.join(' or ')}?)`
      : error.message.replace(/\n\(Did you mean (.*)\?\)$/, ' (did you mean $1?)');
  return new CommanderError(error.exitCode, error.code, message);
};

const PROGRAM_TEXT = `
Example:
  $ gatechart play --seed 7
Help: gatechart <command> --help; every command: gatechart --help-all`;

interface ProgramOptions {
  /** The words of a command line, of which the first is the command to load; absent: load all. */
  readonly called?: readonly string[];
  readonly version: string;
  /** Whether help lists what only `--help-all` shows. */
  readonly isHelpComplete: boolean;
  readonly run: (action: CommandAction) => void;
  readonly write: (text: string) => void;
}

const isCalled = ([first, ...below]: readonly string[], { called }: ProgramOptions): boolean =>
  called === undefined || (called[0] === first && below.every((name) => called.includes(name)));

/** The command of a path, with its code and its subcommands where it is called. */
const createCommand = async (
  path: readonly string[],
  { summary, load, subcommands = {} }: KnownCommand,
  options: ProgramOptions,
): Promise<AnyCommand> => {
  if (!isCalled(path, options)) return new Command(path.at(-1)).summary(summary);
  const command = (await load()).command(options.run, options.version);
  for (const [name, known] of Object.entries(subcommands)) {
    command.addCommand(await createCommand([...path, name], known, options));
  }
  return command.summary(summary);
};

/** The program, with the code of the commands that are called. */
export const createProgram = async (options: ProgramOptions): Promise<AnyCommand> => {
  const { version, isHelpComplete, write } = options;
  const program: AnyCommand = new Command('gatechart')
    .version(version, '--version')
    .addHelpText('after', PROGRAM_TEXT);
  for (const [group, commands] of Object.entries(COMMANDS)) {
    for (const [name, known] of Object.entries(commands)) {
      const command = await createCommand([name], known, options);
      program.addCommand(command.helpGroup(group));
    }
  }
  for (const command of withSubcommands(program)) {
    addRulesOption(command);
    command.createHelp = () => new (command === program ? ProgramHelp : CommandHelp)(isHelpComplete);
    command
      // A subcommand may have options of the same names as the command above it.
      .enablePositionalOptions()
      .optionsGroup('')
      .helpOption('-h, --help', 'show this help')
      .exitOverride((error) => {
        throw readable(error, command);
      })
      .configureOutput({ writeOut: (text) => write(text.trimEnd()), writeErr: () => {} });
  }
  return program;
};

/**
 * The words that a command line begins with, up to one in the place of a command that is none; nothing where there is no such
 * word. Commander prints the help of the command above it instead of refusing it.
 */
const upToUnknown = (program: AnyCommand, args: readonly string[]): readonly string[] | undefined => {
  const end = args.findIndex((arg) => arg.startsWith('-'));
  const words = wordsIn(end < 0 ? args : args.slice(0, end));
  let command = program;
  for (const [at, word] of words.entries()) {
    if (command.commands.length === 0 || command.registeredArguments.length > 0) return undefined;
    const below = command.commands.find((each) => each.name() === word);
    if (below === undefined) return words.slice(0, at + 1);
    command = below;
  }
  return undefined;
};

/** The old name of a command that words call. */
const oldNameIn = ([first = '', second = '']: readonly string[]): string | undefined =>
  [first, `${first} ${second}`].find((name) => Object.hasOwn(RENAMED, name));

/**
 * Reads a command line and returns what it asks for. Help and version are written at once and leave nothing to do. Of the
 * commands, only the one that is called is loaded. `onCommand` receives its name.
 */
export const readCommandLine = async (
  args: readonly string[],
  version: string,
  output: Output,
  onCommand: (name: string | undefined) => void = () => {},
): Promise<CommandAction> => {
  const [first, ...others] = args;
  if (first === 'help') return readCommandLine([...others, '--help'], version, output, onCommand);
  const called = wordsIn(args);
  const oldName = oldNameIn(called);
  if (oldName !== undefined) {
    onCommand(RENAMED[oldName]);
    throw usage(oldName, `the command has a new name: gatechart ${RENAMED[oldName]}`);
  }
  const isAll = args.includes(HELP_ALL);
  const isHelpCalled = isAll || args.some((arg) => HELP.includes(arg));
  // Help lists what the rulesets have.
  if (isHelpCalled && called.length > 0) await loadRulesets();
  let chosen: CommandAction = () => EXIT.success;
  const program = await createProgram({
    called,
    version,
    // Suggestions name advanced options too.
    isHelpComplete: isAll || !isHelpCalled,
    run: (action) => {
      chosen = action;
    },
    write: output.write,
  });
  for (const command of withSubcommands(program)) {
    command.hook('preSubcommand', (_, below) => onCommand(pathOf(below).join(' ')));
  }
  const line = (isHelpCalled ? upToUnknown(program, args) : undefined) ?? args;
  let acting = program;
  program.hook('preAction', (_, command) => {
    checkValues(command);
    refuseOptionsBefore(command);
    acting = command;
  });
  try {
    program.parse(
      line.map((arg) => (arg === HELP_ALL ? '--help' : arg)),
      { from: 'user' },
    );
  } catch (error) {
    if (error instanceof CommanderError && isIncomplete(error)) {
      return readCommandLine([...args, '--help'], version, output, onCommand);
    }
    throw error;
  }
  await loadFor(acting);
  return chosen;
};

const isHelp = (error: unknown): boolean => error instanceof CommanderError && error.exitCode === 0;

/** Carries out a command line. Every error is one line of what is noted, and the code the process ends with. */
export const runCommandLine = async (
  args: readonly string[],
  version: string,
  output: Output,
): Promise<ExitCode> => {
  let name: string | undefined;
  try {
    return await withRulesOption(args, async () => {
      const action = await readCommandLine(args, version, output, (called) => {
        name = called;
      });
      return action(output);
    });
  } catch (caught) {
    if (isHelp(caught)) return EXIT.success;
    const error = asGatechartError(caught);
    for (const line of errorLines(error, name)) output.note(line);
    return exitCodeOf(error);
  }
};
