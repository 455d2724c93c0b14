import type { CommandUnknownOpts, Command as TypedCommand } from '@commander-js/extra-typings';
import { Command as PlainCommand } from 'commander';
import type { CommandAction } from './output.ts';

/** Commander's class, with types that read the options of a command from its declaration. */
export const Command = PlainCommand as unknown as typeof TypedCommand;

/** A command, whatever its options. */
export type AnyCommand = CommandUnknownOpts;

/** The options of a command, by the function that declares it, with those of the command above it. */
export type OptionsOf<Declare extends (...args: never) => { optsWithGlobals(): object }> = ReturnType<
  ReturnType<Declare>['optsWithGlobals']
>;

/** Makes a command that passes its action to `run`. `version`: of this program. */
export type MakeCommand = (run: (action: CommandAction) => void, version: string) => AnyCommand;
