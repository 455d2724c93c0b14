import type { AddHelpTextContext } from '@commander-js/extra-typings';
import { type AnyCommand, Help, Option } from './command.ts';

/** Heading of the options that only `--help-all` shows. A declaration calls `optionsGroup(ADVANCED)` before them. */
export const ADVANCED = 'Advanced options:';

/** Group of the commands that only `gatechart --help-all` lists. */
export const DEVELOPERS = 'Develop';

type AnyOption = InstanceType<typeof Option>;

const HELP_ALL = new Option('--help-all', 'show all options and examples');

/** Help of one command. `isComplete`: with the advanced options and all examples. */
export class CommandHelp extends Help {
  readonly isComplete: boolean;

  constructor(isComplete: boolean) {
    super();
    this.isComplete = isComplete;
  }

  override subcommandTerm(command: AnyCommand): string {
    return command.name();
  }

  override visibleCommands(command: AnyCommand): AnyCommand[] {
    return super.visibleCommands(command).filter((each) => each.name() !== 'help');
  }

  override optionDescription({ description, defaultValue, mandatory }: AnyOption): string {
    if (mandatory) return `${description} (required)`;
    return defaultValue === undefined
      ? description
      : `${description} (default: ${[defaultValue].flat().join(',')})`;
  }

  override visibleOptions(command: AnyCommand): AnyOption[] {
    const all = super.visibleOptions(command);
    const common = all.filter(isCommon);
    return this.isComplete || common.length === all.length ? all : [...common, HELP_ALL];
  }
}

const isCommon = ({ helpGroupHeading }: AnyOption): boolean => helpGroupHeading !== ADVANCED;

const groupsOf = (commands: readonly AnyCommand[]): ReadonlyMap<string, readonly AnyCommand[]> => {
  const groups = new Map<string, AnyCommand[]>();
  for (const command of commands) {
    const group = command.helpGroup();
    groups.set(group, [...(groups.get(group) ?? []), command]);
  }
  return groups;
};

/** Help of the whole program: every command in one line, with its group at the left of the first. */
export class ProgramHelp extends CommandHelp {
  override visibleCommands(program: AnyCommand): AnyCommand[] {
    return super
      .visibleCommands(program)
      .filter((command) => this.isComplete || command.helpGroup() !== DEVELOPERS);
  }

  override formatHelp(program: AnyCommand): string {
    const groups = groupsOf(this.visibleCommands(program));
    const names = [...groups.values()].flat().map((command) => command.name().length);
    const [left, middle] = [[...groups.keys()].map((group) => group.length), names].map(
      (lengths) => Math.max(...lengths) + 2,
    ) as [number, number];
    const lines = [...groups].flatMap(([group, commands]) =>
      commands.map(
        (command, index) =>
          `${(index === 0 ? group : '').padEnd(left)}${command.name().padEnd(middle)}${command.summary()}`,
      ),
    );
    return [`Usage: ${program.name()} <command> [options]`, '', ...lines].join('\n');
  }
}

/** What follows the options in the help of a command. */
export interface HelpText {
  /** Lines of a shell: `$ gatechart …`, with a comment after `#`. */
  readonly examples: string;
  /** More examples, for `--help-all`. */
  readonly more?: string;
  readonly notes?: string;
  /** More notes, for `--help-all`. */
  readonly moreNotes?: () => string;
}

const isComplete = ({ command }: AddHelpTextContext): boolean => {
  const help = command.createHelp();
  return help instanceof CommandHelp && help.isComplete;
};

/** The argument of `addHelpText('after', …)`. */
export const helpText =
  ({ examples, more = '', notes, moreNotes }: HelpText) =>
  (context: AddHelpTextContext): string => {
    const isAll = isComplete(context);
    const lines = `${examples}${isAll ? more : ''}`.trim().split('\n');
    const head = lines.length === 1 ? 'Example:' : 'Examples:';
    const shown = [notes, isAll ? moreNotes?.() : undefined].flatMap((text) => (text ? ['', text] : []));
    return ['', head, ...lines.map((line) => `  ${line}`), ...shown].join('\n');
  };
