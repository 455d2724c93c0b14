import { CommanderError } from 'commander';
import { escapeControls, truncate } from '../core/data/escape.ts';
import { MAX_PLACE_LENGTH, MAX_REASON_LENGTH } from '../core/data/limits.ts';
import { GatechartError } from '../core/errors.ts';
import { EXIT, type ExitCode } from './output.ts';

const REPORT_DEFECT =
  'mend the ruleset if it is your own (gatechart conform --rules says more), else please report it with the command that led here';

/** What to do about an error, by its code. */
const ADVICE: Readonly<Record<string, string>> = {
  USAGE: 'see gatechart --help',
  BAD_VALUE: 'see gatechart --help',
  NOT_YET: 'see gatechart --help for what is there',
  NOT_A_MATCH:
    'write the event as a scenario and see gatechart judge FILE; docs/reference/scenarios.md says how',
  UNKNOWN_DECK: 'name one of those with --decks',
  UNKNOWN_CARD: 'see gatechart cards for those there are',
  UNKNOWN_RULER: 'name one of those with --ruler, and none in a game that has none',
  NO_STARTER: 'write a deck by hand and check it with gatechart cards check',
  SET_SYNTAX: 'write the file as YAML or JSON; docs/reference/effects.md has examples',
  BAD_SET: 'gatechart cards check FILE tells all there is; docs/reference/effects.md says what a set is',
  BAD_CARD:
    'gatechart cards check FILE tells all there is; docs/reference/effects.md says what a card can be',
  BAD_DECK: 'gatechart cards check FILE tells all there is',
  UNKNOWN_EDITION: 'name one of those with --edition',
  UNKNOWN_PROCESS: 'name one of those; gatechart charts shows who invokes whom',
  UNKNOWN_RULESET: 'name one of those with --ruleset, or the module of one of your own with --rules',
  OTHER_RULESET: 'name the file or the ruleset that belong together',
  UNKNOWN_CLAUSE: 'name one of those; gatechart clauses lists all of a ruleset',
  UNKNOWN_AGENT: 'name one of those; docs/reference/agents.md tells of each',
  ORACLE_NEEDS_ANALYSIS: 'it plays in gatechart selfplay --analysis',
  AGENT_UNFIT: 'use --agents random,random',
  CANNOT_READ: 'name a file with text',
  NOT_TEXT: 'write the file in UTF-8',
  CANNOT_WRITE: 'name a file in a folder that can be written to',
  BAD_GOLDEN: 'write it anew with gatechart conform --write-golden FOLDER',
  BAD_SECRET: 'make one with head -c 32 /dev/urandom > FILE',
  RECORD_EMPTY: 'make one with gatechart play --record FILE',
  RECORD_FORMAT: 'make one with gatechart play --record FILE',
  RECORD_LINE: 'the line was edited or damaged; record the match again',
  RECORD_TRUNCATED: '--to N without --verify tells the decisions that are there',
  RECORD_STALE: 'the record was edited or the rules have changed; record the match again',
  RECORD_MISMATCH: 'the record was edited or the rules have changed without a new version',
  RECORD_EDITED: 'only a record as gatechart wrote it can be verified; leave out --verify to have it told',
  RECORD_SIGNATURE: 'name the secret of the run that wrote it; a run without --secret signs nothing',
  RECORD_VERSION: 'leave out --verify to have it told as the rules are now',
  SAVED_FORMAT: 'make one with gatechart play --save FILE',
  SAVED_EDITED: 'only a file as gatechart wrote it can be gone on with',
  BAD_POSITION: 'only a position as gatechart wrote it can be gone on with',
  SAVED_VERSION: 'go on with it in the version of gatechart that saved it',
  MATCH_OVER: 'name a position in which somebody is asked',
  SCENARIO_SYNTAX: 'see docs/reference/scenarios.md',
  SCENARIO_FORMAT: 'see docs/reference/scenarios.md',
  NO_BUILD: 'name a checkout in which npm run build has been run',
  BENCH_FAILED: 'build it with npm run build, and run that command by itself',
  NO_SCENARIO: 'name a scenario file, or a folder that holds some',
  SCENARIO_STUCK: 'see gatechart judge FILE',
  NO_SCENARIOS: 'see docs/reference/scenarios.md',
  BAD_MUTANT: 'see npm run prove -- --help for what a mutant is',
  NOT_COMPILED: 'mend it; npx tsc --noEmit shows all faults',
  BAD_PROOF: 'remove that line and run npm run prove; npm run prove -- --all writes the whole file again',
  NO_TORCH:
    'run apt-get install -y python3-torch (Debian, for /usr/bin/python3) or python3 -m pip install torch, or name a Python that has it with --python',
  TRAINER_FAILED: 'see what it says; gatechart learn train --help names what it needs',
  NO_LESSONS: 'play some with gatechart learn data --out FOLDER',
  BAD_LESSONS: 'remove that file, and gatechart learn data plays again what is missing',
  LESSONS_DIFFER: 'name folders that were played with the same rules and features, each once',
  BAD_NET: 'only a file as gatechart learn train wrote it can be played',
  NET_UNFIT: 'train one for this ruleset as it is now; gatechart learn --help says how',
  BAD_NAME: 'name it in small letters, digits and hyphens, such as my-game',
  FOLDER_IN_USE: 'name another one, or empty it',
  BAD_FINDING: 'only a file as gatechart fuzz wrote it can be played again',
  BAD_CRASH: 'only a file as gatechart selfplay wrote it can be played again',
  BAD_COVERAGE: 'gatechart fuzz --out FOLDER writes such a file',
  NO_COVERAGE: 'gatechart fuzz --out FOLDER keeps one',
  FINDING_STALE: 'the rules have changed since; nothing is known of it now',
  SETS_DIFFER: 'name the set files that it was made with, with --cards FILE,…',
  RULES_DIFFER: 'name the module that the run was begun with, with --rules',
  RULE_ERROR: REPORT_DEFECT,
  STEP_BUDGET: REPORT_DEFECT,
  CHART_STUCK: REPORT_DEFECT,
  ANSWER_UNHANDLED: REPORT_DEFECT,
  BAD_RULESET: 'docs/how-to/add-a-ruleset.md says what a ruleset is',
  SETS_UNFIT: 'leave the sets out for this ruleset',
  SECRET_DIFFERS: 'name the secret of the run with --secret',
  BAD_SHARD: 'play it again in the program that the run was begun with',
  RUN_DIFFERS: 'name another folder, or go on with the settings and the program it was begun with',
  RUN_FORMAT: 'name another folder, or go on with it in the version of gatechart that began it',
  RUN_DAMAGED: 'put the file back as it was, or name another folder',
  NOT_A_SHARE: 'play shares with gatechart selfplay --shard K/N --out FOLDER',
  SHARE_TWICE: 'name one of the two folders',
  RUN_IN_USE: 'wait until it is free, or name another folder',
  RUN_DIVERGED:
    'what was played does not repeat: compare the machines and please report it; the folder is kept',
  REDIS_AWAY: 'start it, or name another one with --redis; gatechart doctor checks it',
  REDIS_DENIES:
    'set GATECHART_REDIS_PASSWORD, and GATECHART_REDIS_USERNAME where it knows users; docs/how-to/cluster.md has their rights',
  REDIS_REFUSES: 'gatechart doctor says what to change; the same command goes on',
  WORKER_FAILED: 'see what the workers say; the same command goes on',
  NOT_INSTALLED:
    'run npm install bullmq@6.7.0 ioredis@6 for a queue, aws4fetch@1 for an object store, @bull-board/api@9 @bull-board/hono@9 @bull-board/ui@9 for the board',
  NO_STORE_ACCESS: 'set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, on every machine',
  BAD_ARTIFACT: 'the same command plays it again; see who else can write there',
  BAD_JOB: 'see who else can write to the queue',
  ENGINE_DIFFERS: 'start workers with the program that submits',
  RULESET_UNFIT: 'name another ruleset, or leave out what this one has nothing for',
  NO_INSPECTOR:
    'start one: createInspectorServer() of @statelyai/inspect/server; or name it with --inspector-url',
  NO_STATELY_INSPECT:
    'run npm install @statelyai/inspect@0.7, and start its server: createInspectorServer() of @statelyai/inspect/server',
  NO_XSTATE_INSPECT:
    'run npm install ./node_modules/gatechart/packages/xstate-inspect, or in a clone of gatechart npm ci',
  CANNOT_LISTEN: 'name another port with --port, or leave it out',
  FILE_TOO_LARGE: 'take a smaller one; docs/reference/limits.md has all bounds',
  INPUT_ENDED: 'gatechart play FILE goes on with a match that --save FILE keeps',
};

const FINDINGS: readonly string[] = ['RUN_DIVERGED', 'RECORD_MISMATCH', 'RECORD_EDITED', 'RECORD_SIGNATURE'];
const ENVIRONMENT: readonly string[] = [
  'CANNOT_WRITE',
  'CANNOT_LISTEN',
  'RUN_IN_USE',
  'REDIS_AWAY',
  'REDIS_DENIES',
  'REDIS_REFUSES',
  'WORKER_FAILED',
  'NOT_INSTALLED',
  'NO_TORCH',
  'TRAINER_FAILED',
  'NO_STORE_ACCESS',
  'BAD_ARTIFACT',
  'BAD_JOB',
  'ENGINE_DIFFERS',
  'NO_INSPECTOR',
  'NO_STATELY_INSPECT',
  'NO_XSTATE_INSPECT',
  'INPUT_ENDED',
  'RULE_ERROR',
  'STEP_BUDGET',
  'CHART_STUCK',
  'CHART_UNSUPPORTED',
  'ANSWER_UNHANDLED',
  'INTERNAL',
];

const toOneLine = (text: string, most: number): string => truncate(escapeControls(text).trim(), most);

/** An option or an argument that does not fit the others. */
export const usage = (place: string, reason: string): GatechartError =>
  new GatechartError('USAGE', place, reason);

/** A value that an option cannot have. */
export const badValue = (option: string, reason: string): GatechartError =>
  new GatechartError('BAD_VALUE', option, reason);

/** Any error as one of ours. */
export const asGatechartError = (error: unknown): GatechartError => {
  if (error instanceof GatechartError) return error;
  if (error instanceof CommanderError) {
    return new GatechartError('USAGE', 'command line', error.message.replace(/^error: /, ''));
  }
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
  return new GatechartError('INTERNAL', name, message);
};

export const exitCodeOf = ({ code }: GatechartError): ExitCode => {
  if (FINDINGS.includes(code)) return EXIT.failure;
  return ENVIRONMENT.includes(code) ? EXIT.environment : EXIT.usage;
};

/** The one line for an error: what, where, why, and what to do. `command`: the one typed, for the help that it names. */
export const errorLine = ({ code, place, message }: GatechartError, command?: string): string => {
  const reason = toOneLine(message, MAX_REASON_LENGTH).replace(/\.$/, '');
  const advice = ADVICE[code] ?? 'please report it with the command that led here';
  const next =
    command === undefined ? advice : advice.replace('gatechart --help', `gatechart ${command} --help`);
  return `gatechart: ${code} ${toOneLine(place, MAX_PLACE_LENGTH)}: ${reason}; ${next}`;
};
