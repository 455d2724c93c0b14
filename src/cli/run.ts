import { CommanderError } from 'commander';
import { EXIT, type ExitCode } from './output.ts';
import { asGatechartError, errorLine, exitCodeOf } from './errors.ts';
import type { Output } from './output-2.ts';
import { readCommandLine } from './program.ts';
import { withRulesOption } from './rules-option.ts';

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
