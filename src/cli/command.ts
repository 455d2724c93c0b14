import type {
  CommandUnknownOpts,
  Command as TypedCommand,
  Help as TypedHelp,
  Option as TypedOption,
} from '@commander-js/extra-typings';
import { Command as PlainCommand, Help as PlainHelp, Option as PlainOption } from 'commander';
import type { CommandAction } from './output.ts';

/** Commander's class, with types that read the options of a command from its declaration. */
export const Command = PlainCommand as unknown as typeof TypedCommand;

export const Help = PlainHelp as unknown as typeof TypedHelp;

export const Option = PlainOption as unknown as typeof TypedOption;

/** A command, whatever its options. */
export type AnyCommand = CommandUnknownOpts;

/** The options of a command, by the function that declares it. */
export type OptionsOf<Declare extends (...args: never) => { opts(): object }> = ReturnType<
  ReturnType<Declare>['opts']
>;

/** Makes a command that passes its action to `run`. `version`: of this program. */
export type MakeCommand = (run: (action: CommandAction) => void, version: string) => AnyCommand;
