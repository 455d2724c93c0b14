import { GatechartError } from '../core/errors.ts';

/** A refusal of a ruleset, with the part of it that it is about. */
export const rulesetError = (place: string, reason: string, cause?: unknown): GatechartError => {
  const error = new GatechartError('BAD_RULESET', place, reason);
  if (cause !== undefined) error.cause = cause;
  return error;
};

const causeOf = (error: unknown): unknown => (error instanceof Error ? error.cause : undefined);

/** The refusal that an error is, or was caused by. */
const refusalIn = (error: unknown): GatechartError | undefined => {
  if (error instanceof GatechartError && error.code === 'BAD_RULESET') return error;
  const cause = causeOf(error);
  return cause === undefined ? undefined : refusalIn(cause);
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** An error as a refusal, at its own place where it has one. */
export const asRulesetError = (error: unknown, place: string): GatechartError =>
  refusalIn(error) ?? rulesetError(error instanceof GatechartError ? error.place : place, messageOf(error), error);

/** What a part of a ruleset gives. Throws `BAD_RULESET` with its name for whatever it throws. */
export const callPart = <T>(part: string, call: () => T): T => {
  try {
    return call();
  } catch (error) {
    throw rulesetError(part, messageOf(error), error);
  }
};
