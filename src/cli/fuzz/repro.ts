import { GatechartError } from '../../core/errors.ts';
import { type Crash, readCrash } from '../../selfplay/store/crash.ts';
import type { Outcome } from '../../selfplay/outcome.ts';
import { jobOf, type Plan } from '../../selfplay/plan-2.ts';
import { planFrom } from '../../selfplay/planned.ts';
import { playInProcess } from '../../selfplay/store/play-again.ts';
import { checkAgent, isExternal } from '../../selfplay/agents/seats.ts';
import { unwrapAnswer } from '../../selfplay/worker-2.ts';
import { EXIT, type ExitCode } from '../output.ts';
import { listenForInterrupt } from '../interrupt.ts';
import type { Output } from '../output-2.ts';
import { readSecret } from '../secrets.ts';

export interface CrashOptions {
  /** Whether programs that the file names may be run. */
  readonly programs?: true;
  /** File of the secret of the run. */
  readonly secret?: string;
  readonly json?: true;
}

/** Throws `USAGE`. */
const checkPrograms = ({ plan }: Crash, { programs }: CrashOptions): void => {
  const named = plan.agents.filter(isExternal);
  if (named.length === 0 || programs) return;
  const reason = `the file names programs, which are run only with --programs: ${named.join(', ')}`;
  throw new GatechartError('USAGE', '--programs', reason);
};

/** Throws `USAGE` and as `planFrom`. */
const planOf = ({ plan, sets }: Crash, { secret }: CrashOptions): Plan => {
  if (plan.secretDigest !== undefined && secret === undefined) {
    throw new GatechartError('USAGE', '--secret', 'the match was drawn with a secret: name its file');
  }
  return planFrom(plan, sets, secret === undefined ? undefined : readSecret(secret));
};

const endOf = ({ winner, forfeit, failure, decisions }: Outcome): string => {
  if (failure !== undefined) return `${failure.code} after ${decisions} decisions, ${failure.message}`;
  const won = winner === undefined ? 'nobody won' : `player ${winner} won`;
  return `${won} after ${decisions} decisions${forfeit === undefined ? '' : ` (${forfeit.reason})`}`;
};

/**
 * Plays a match that killed its worker again, in a process of its own, and says whether that dies (exit code 1) or not.
 * Throws `USAGE`, and as `readCrash`, `planFrom`, `checkAgent` and `newGameCase`.
 */
export const reproduceCrash = async (
  output: Output,
  file: string,
  text: string,
  options: CrashOptions,
): Promise<ExitCode> => {
  const crash = readCrash(file, text);
  checkPrograms(crash, options);
  const plan = planOf(crash, options);
  for (const name of plan.agents) checkAgent(name, plan);
  const job = jobOf(plan, crash.number);
  plan.ruleset.newGame(job.setup);
  const head = `${plan.ruleset.id}, ${plan.edition}, match ${crash.number} of seed ${plan.seed}: ${job.agents.join(' against ')}`;
  if (!options.json) output.write(head);
  const { sets } = crash;
  const task = { plan: crash.plan, ...(sets && { sets }), job, withTrajectory: false };
  const interrupt = listenForInterrupt();
  try {
    const again = await playInProcess(task, interrupt.signal);
    if (interrupt.signal.aborted) return EXIT.interrupted;
    const isSame = 'died' in again;
    const message = isSame ? again.died : endOf(unwrapAnswer(again.answer).outcome);
    if (options.json) output.write(JSON.stringify({ file, number: crash.number, isSame, message }));
    else output.write(`${isSame ? 'It still dies' : 'It comes to its end now'}: ${message}.`);
    return isSame ? EXIT.failure : EXIT.success;
  } finally {
    interrupt.done();
  }
};
