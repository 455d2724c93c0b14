import { createRequire } from 'node:module';
import { CommanderError } from 'commander';
import manifest from '../../package.json' with { type: 'json' };
import { escapeControls, truncate } from '../core/data/escape.ts';
import { MAX_ERRORS, MAX_PLACE_LENGTH, MAX_REASON_LENGTH } from '../core/data/limits.ts';
import { GatechartError, SeveralErrors } from '../core/errors.ts';
import { ERROR_CODES } from './error-codes.ts';
import { EXIT, type ExitCode } from './output.ts';

const toOneLine = (text: string, most: number): string => truncate(escapeControls(text).trim(), most);

/** An error with a remedy of its own, where the usual one of its code does not fit. */
export class AdvisedError extends GatechartError {
  /** As it follows `; ` in an error line. */
  readonly advice: string;

  constructor(code: string, place: string, message: string, advice: string) {
    super(code, place, message);
    this.advice = advice;
  }
}

/** An option or an argument that does not fit the others. */
export const usage = (place: string, reason: string): GatechartError =>
  new GatechartError('USAGE', place, reason);

/** A value that an option cannot have. */
export const badValue = (option: string, reason: string): GatechartError =>
  new GatechartError('BAD_VALUE', option, reason);

/** How Node refuses the XState that a module finds: there is none, or it lacks what version 5 exports. */
const REFUSES_XSTATE = /Cannot find package 'xstate'|requested module 'xstate'/;

const foundXState = (): string => {
  try {
    return `version ${createRequire(import.meta.url)('xstate/package.json').version}`;
  } catch {
    return 'none';
  }
};

const noXState = (): GatechartError =>
  new GatechartError(
    'NO_XSTATE',
    'xstate',
    `gatechart needs a version in the range ${manifest.peerDependencies.xstate}, and finds ${foundXState()}`,
  );

/** Any error as one of ours. */
export const asGatechartError = (error: unknown): GatechartError => {
  if (error instanceof GatechartError) return error;
  if (error instanceof CommanderError) {
    return new GatechartError('USAGE', 'command line', error.message.replace(/^error: /, ''));
  }
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
  if (REFUSES_XSTATE.test(message)) return noXState();
  return new GatechartError('INTERNAL', name, message);
};

export const exitCodeOf = ({ code }: GatechartError): ExitCode => ERROR_CODES.get(code)?.exit ?? EXIT.usage;

/** The one line for an error: what, where, why, and what to do. `command`: the one typed, for the help that it names. */
export const errorLine = (error: GatechartError, command?: string): string => {
  const { code, place, message } = error;
  const reason = toOneLine(message, MAX_REASON_LENGTH).replace(/\.$/, '');
  const { advice = 'please report it with the command that led here' } =
    error instanceof AdvisedError ? error : (ERROR_CODES.get(code) ?? {});
  const next =
    command === undefined ? advice : advice.replace('gatechart --help', `gatechart ${command} --help`);
  return `gatechart: ${code} ${toOneLine(place, MAX_PLACE_LENGTH)}: ${reason}; ${next}`;
};

/** The lines for an error: one for each of several, up to a number of them. */
export const errorLines = (error: GatechartError, command?: string): readonly string[] => {
  const errors = error instanceof SeveralErrors ? error.errors : [error];
  const lines = errors.slice(0, MAX_ERRORS).map((each) => errorLine(each, command));
  const isAll = errors.length <= MAX_ERRORS;
  return isAll ? lines : [...lines, `gatechart: only the first ${MAX_ERRORS} errors are printed`];
};
