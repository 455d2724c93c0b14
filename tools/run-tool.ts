import { CommanderError } from 'commander';
import { asGatechartError, errorLine, exitCodeOf } from '../src/cli/errors.ts';
import { EXIT } from '../src/cli/output.ts';

/** Runs a tool and sets the exit code that it returns. A failure is one line on the error stream, as for a command. */
export const runTool = async (run: () => Promise<number>): Promise<void> => {
  try {
    process.exitCode = await run();
  } catch (caught) {
    if (caught instanceof CommanderError && caught.exitCode === EXIT.success) return;
    const error = asGatechartError(caught);
    process.stderr.write(`${errorLine(error)}\n`);
    process.exitCode = exitCodeOf(error);
  }
};
