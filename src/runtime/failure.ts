import { GatechartError } from '../core/errors.ts';

/** Codes of the errors that come from the runtimes themselves. */
const OWN_CODES: readonly string[] = ['RULE_ERROR', 'STEP_BUDGET', 'ANSWER_UNHANDLED', 'CHART_STUCK'];

/** An error out of a match: the runtime's own as it is, any other as `RULE_ERROR` with its cause. */
export const asRuleError = (error: unknown, place: string): GatechartError => {
  if (error instanceof GatechartError && OWN_CODES.includes(error.code)) return error;
  const wrapped = new GatechartError(
    'RULE_ERROR',
    place,
    error instanceof Error ? error.message : String(error),
  );
  wrapped.cause = error;
  return wrapped;
};

export const answerUnhandled = (place: string): GatechartError =>
  new GatechartError(
    'ANSWER_UNHANDLED',
    place,
    'No transition of this state takes the answer that it offered.',
  );

export const chartStuck = (place: string, what = 'decision'): GatechartError =>
  new GatechartError('CHART_STUCK', place, `The process rests in a state that waits for no ${what}.`);
