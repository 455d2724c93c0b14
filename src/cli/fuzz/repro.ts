import { resolve } from 'node:path';
import { isExternal } from '../../agents/agent.ts';
import { readText } from '../../file-system.ts';
import { type FuzzTarget, originOf } from '../../fuzz/case.ts';
import { type Counterexample, FATAL_KINDS, readCounterexample } from '../../fuzz/counterexample.ts';
import { repro } from '../../fuzz/repro.ts';
import { fuzzTargetOf } from '../../fuzz/targets/fuzz-targets.ts';
import { checkAgent } from '../../selfplay/agents/match-agents.ts';
import { checkSandbox } from '../../selfplay/external-agents/sandbox.ts';
import type { Outcome } from '../../selfplay/outcome.ts';
import { jobOf, type Plan, planFrom } from '../../selfplay/plan.ts';
import { unwrapAnswer } from '../../selfplay/play-match.ts';
import { type Crash, isCrash, playInProcess, readCrash } from '../../selfplay/store/crash.ts';
import { usage } from '../errors.ts';
import { listenForInterrupt } from '../interrupt.ts';
import { createMatchLog } from '../match-log/match-log.ts';
import { EXIT, type ExitCode, type Output } from '../output.ts';
import { readSecret } from '../secrets.ts';
import { setSourcesOf } from '../set-files.ts';
import type { ReproOptions } from './options.ts';
import { box, reproCommand } from './output.ts';

/** Throws `USAGE`. */
const checkPrograms = ({ plan }: Crash, { programs }: ReproOptions): void => {
  const named = plan.agents.filter(isExternal);
  if (named.length === 0 || programs) return;
  const reason = `the file contains programs, which run only with --programs: ${named.join(', ')}`;
  throw usage('--programs', reason);
};

/** What programs in a sandbox must not read. */
const hiddenBy = ({ secret }: ReproOptions): readonly string[] =>
  secret === undefined ? [] : [resolve(secret)];

/** Throws `USAGE` and as `planFrom`. */
const planOf = ({ plan, sets }: Crash, options: ReproOptions): Plan => {
  const { secret } = options;
  if (plan.secretDigest !== undefined && secret === undefined) {
    throw usage('--secret', 'the match was shuffled with a secret; give the file with this secret');
  }
  return planFrom(plan, sets, secret === undefined ? undefined : readSecret(secret), hiddenBy(options));
};

const endOf = ({ winner, forfeit, failure, decisions }: Outcome): string => {
  if (failure !== undefined) return `${failure.code} after ${decisions} decisions, ${failure.message}`;
  const won = winner === undefined ? 'no winner' : `player ${winner + 1} won`;
  return `${won} after ${decisions} decisions${forfeit === undefined ? '' : ` (${forfeit.reason})`}`;
};

/**
 * Plays a match that killed its worker again, in a process of its own, and says whether that dies (exit code 1) or not.
 * Throws `USAGE`, and as `readCrash`, `planFrom`, `checkAgent` and `newGame`.
 */
export const reproduceCrash = async (
  output: Output,
  file: string,
  text: string,
  options: ReproOptions,
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
  if (plan.sandbox !== undefined) checkSandbox();
  const task = {
    plan: crash.plan,
    ...(sets && { sets }),
    hidden: hiddenBy(options),
    job,
    withTrajectory: false,
  };
  const interrupt = listenForInterrupt();
  try {
    const again = await playInProcess(task, interrupt.signal);
    if (interrupt.signal.aborted) return EXIT.interrupted;
    const isSame = 'died' in again;
    const message = isSame ? again.died : endOf(unwrapAnswer(again.answer).outcome);
    if (options.json) output.write(JSON.stringify({ file, number: crash.number, isSame, message }));
    else
      output.write(`${isSame ? 'It still ends its process' : 'The match now reaches its end'}: ${message}.`);
    return isSame ? EXIT.failure : EXIT.success;
  } finally {
    interrupt.done();
  }
};

/** A hang or the like would take this program with it: the last answer is told and not given. */
const withoutLast = (finding: Counterexample): Counterexample =>
  (FATAL_KINDS as readonly string[]).includes(finding.kind)
    ? { ...finding, answers: finding.answers.slice(0, -1) }
    : finding;

const headOf = ({ ruleset, target, from }: Counterexample): string =>
  `${ruleset}, ${target}, ${from.is === 'start' ? `${from.edition}, seed ${from.seed}` : 'from a position'}`;

const logOf = (
  output: Output,
  target: FuzzTarget,
  finding: Counterexample,
  { lang, verbose }: ReproOptions,
) => {
  const { ruleset } = originOf(target, finding.from);
  return createMatchLog({
    ruleset,
    language: lang,
    verbose: verbose === true,
    colour: output.colour,
    viewer: null,
    columns: output.columns,
    write: output.write,
  });
};

/** Tells a finding step by step and says whether it is still so. Exit code 1 if it is. Throws as `readCounterexample`, `setSourcesOf` and `repro`. */
const reproduceFinding = (output: Output, file: string, text: string, options: ReproOptions): ExitCode => {
  const finding = readCounterexample(file, text);
  const given = setSourcesOf(finding.ruleset, options.cards, file);
  const target = fuzzTargetOf(finding, given, file);
  const played = withoutLast(finding);
  const log = options.json ? undefined : logOf(output, target, finding, options);
  if (!options.json) output.write(headOf(finding));
  let answered = 0;
  const { failure, isSame } = repro(
    played,
    file,
    (step, game) => {
      if (game !== undefined) log?.step(step, game);
    },
    (key) => {
      answered += 1;
      if (!options.json) output.write(`> ${answered}. ${key}`);
    },
    given,
  );
  if (options.json) {
    output.write(JSON.stringify({ file, kind: finding.kind, isSame, message: failure?.message ?? null }));
  } else if (played !== finding) {
    const last = finding.answers.at(-1);
    const what = last === undefined ? 'The next step' : `The next action, "${last}",`;
    output.write(`${what} did not end: ${finding.kind}.`);
  } else if (failure === undefined) {
    output.write('The failure does not occur any more.');
  } else {
    const title = isSame ? 'The failure still occurs:' : 'Another failure occurs now:';
    const command = reproCommand(finding.ruleset, file, options.cards);
    for (const line of box([title, failure.message], command, output.columns)) output.write(line);
  }
  return failure === undefined && played === finding ? EXIT.success : EXIT.failure;
};

/** Plays again what a file has, a finding or a crash. Throws as `reproduceFinding` and `reproduceCrash`. */
export const reproduce = (
  output: Output,
  file: string,
  options: ReproOptions,
): ExitCode | Promise<ExitCode> => {
  const text = readText(file);
  return isCrash(text)
    ? reproduceCrash(output, file, text, options)
    : reproduceFinding(output, file, text, options);
};
