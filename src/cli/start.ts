import { readFileSync } from 'node:fs';
import picocolors from 'picocolors';
import { escapeOutput } from '../core/data/escape.ts';
import { systemError } from '../core/errors.ts';
import { packageFile } from '../package-files.ts';
import { asGatechartError, errorLine, exitCodeOf } from './errors.ts';
import { EXIT, type Output } from './output.ts';
import { runCommandLine } from './program.ts';
import { withRulesFile } from './rules-option.ts';

let hasFailed = false;

/** Nobody who closes a pipe is told, but whoever wants a file on a full disk. */
const cannotWrite = (error: Error): void => {
  process.stderr.write(`${errorLine(systemError('CANNOT_WRITE', 'standard output', error))}\n`);
  hasFailed = true;
  process.exitCode = EXIT.environment;
};

const openOutput = (): Output => {
  let isClosed = false;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (!isClosed && error.code !== 'EPIPE') cannotWrite(error);
    isClosed = true;
  });
  // There is nowhere left to say so.
  process.stderr.on('error', () => {});
  const { columns } = process.stdout;
  const isTTY = process.stdout.isTTY === true;
  return {
    write: (line) => {
      if (!isClosed) process.stdout.write(`${escapeOutput(line)}\n`);
    },
    note: (line) => process.stderr.write(`${escapeOutput(line)}\n`),
    colour: isTTY && picocolors.isColorSupported,
    columns: isTTY && columns > 0 ? columns : undefined,
  };
};

const version = (): string => {
  return (JSON.parse(readFileSync(packageFile('package.json'), 'utf8')) as { readonly version: string })
    .version;
};

const output = openOutput();

// What nobody waits for fails here: mostly code of a ruleset from outside.
process.on('uncaughtException', (error) => {
  const failure = asGatechartError(withRulesFile(error));
  output.note(errorLine(failure));
  process.exit(exitCodeOf(failure));
});

const code = await runCommandLine(process.argv.slice(2), version(), output);
process.exitCode = hasFailed ? EXIT.environment : code;

/** Milliseconds between two looks at whether all is written. */
const LOOK = 50;

// What a ruleset from outside has left running is not waited for.
setInterval(() => {
  if (process.stdout.writableLength + process.stderr.writableLength === 0) process.exit();
}, LOOK).unref();
