import { EXIT, type ExitCode } from './output.ts';

/** An error code: what it means and how to mend it. */
interface CodeText {
  /** One sentence. */
  readonly means: string;
  /** A command or an edit, as it follows `; ` in an error line. */
  readonly advice: string;
}

export interface ErrorCode extends CodeText {
  /** What the program ends with; absent where it reports the error and runs on. */
  readonly exit?: ExitCode;
}

type Codes = Readonly<Record<string, CodeText>>;

const REPORT = 'please report it with the command that led here';
const REPORT_DEFECT = `correct the rules if the ruleset is yours (gatechart conform --rules FILE finds more), else ${REPORT}`;
const RERECORD = 'record the match again with gatechart play --record FILE';
const SCENARIO_PAGE = 'see docs/reference/scenarios.md';
const CHECK_CARDS = 'list all faults with gatechart cards check FILE';
const ANSWER = 'answer with a key of match.pending().decision.options';

/** Something was checked, and the check failed. */
const FAILURES: Codes = {
  RECORD_EDITED: {
    means: 'The record is not byte for byte as gatechart writes it, so it cannot be verified.',
    advice: 'name the unedited record, or leave out --verify to print this one',
  },
  RECORD_MISMATCH: {
    means: 'The match, played again, does not give what the record says.',
    advice: 'find out whether the record was edited or the rules changed without a new version',
  },
  RECORD_SIGNATURE: {
    means: 'The signature of the record was not made with this secret.',
    advice: 'name the secret of the run with --secret; a run without --secret signs nothing',
  },
  RUN_DIVERGED: {
    means: 'The same matches, played twice, gave different results.',
    advice: 'compare the machines and please report it; the folder of the run stays as it is',
  },
};

/** The command line or a file that was named is wrong. */
const USAGE_ERRORS: Codes = {
  AGENT_UNFIT: {
    means: 'The agent cannot play this ruleset.',
    advice: 'choose another agent, such as --agents random,random',
  },
  BAD_CARD: {
    means: 'A card of a card set is not valid.',
    advice: `${CHECK_CARDS}; docs/reference/effects.md describes cards`,
  },
  BAD_COVERAGE: {
    means: 'The file is not a coverage file.',
    advice: 'write one with gatechart fuzz --out FOLDER',
  },
  BAD_CRASH: {
    means: 'The file is not a crash file.',
    advice: 'name a file that gatechart selfplay wrote',
  },
  BAD_DECK: { means: 'A deck of a card set is not valid.', advice: CHECK_CARDS },
  BAD_FINDING: {
    means: 'The file is not a failure that fuzzing found.',
    advice: 'name a file that gatechart fuzz wrote',
  },
  BAD_GOLDEN: {
    means: 'The golden file of a match cannot be compared.',
    advice: 'write it again with gatechart conform --write-golden FOLDER',
  },
  BAD_LESSONS: {
    means: 'A file of a dataset is damaged or of another run.',
    advice: 'remove that file and run gatechart learn data again; it plays what is missing',
  },
  BAD_MUTANT: {
    means: 'A mutant is not written as one.',
    advice: 'see npm run prove -- --help for the form of a mutant',
  },
  BAD_NAME: {
    means: 'The name does not fit a ruleset or a card set.',
    advice: 'use small letters, digits and hyphens, such as my-game',
  },
  BAD_NET: { means: 'The file is not a net.', advice: 'name a file that gatechart learn train wrote' },
  BAD_POSITION: {
    means: 'A match cannot start from this position.',
    advice: 'take the position from match.position() or from a scenario',
  },
  BAD_PROOF: {
    means: 'A line of the file of mutants is not valid.',
    advice: 'remove that line and run npm run prove; npm run prove -- --all writes the whole file again',
  },
  BAD_RULESET: {
    means: 'The module of a custom ruleset cannot be loaded, or its ruleset breaks the contract of rulesets.',
    advice: 'correct the module; see docs/how-to/add-a-ruleset.md',
  },
  BAD_SECRET: {
    means: 'The file of the secret is too short.',
    advice: 'make one with head -c 32 /dev/urandom > FILE',
  },
  BAD_SET: {
    means: 'A card set is not valid.',
    advice: `${CHECK_CARDS}; docs/reference/effects.md describes card sets`,
  },
  BAD_SETUP: {
    means: 'The setup of a damage event is not valid.',
    advice: 'correct the setup; docs/reference/scenarios.md describes it',
  },
  BAD_SHARD: {
    means: 'The result of a shard does not belong to this run.',
    advice: 'play the shard again with the program that began the run',
  },
  BAD_VALUE: { means: 'An option has a value that it cannot have.', advice: 'see gatechart --help' },
  BENCH_FAILED: {
    means: 'A benchmark ended with an error.',
    advice: 'build the checkout with npm run build, and run the command that is shown by itself',
  },
  CANNOT_READ: {
    means: 'A file or folder cannot be read.',
    advice: 'name a text file that exists and that you may read',
  },
  CONFIG_MISSING: {
    means: 'The queue does not hold the data of a job.',
    advice: 'run the command that submitted the run again; it resumes',
  },
  CONTRACT_MISSING: {
    means: 'A process of a ruleset has no contract in its README.',
    advice: 'write one below its heading, and run npm run docs',
  },
  CONTRACT_UNUSED: {
    means: 'A contract names a process that the ruleset does not have.',
    advice: 'remove it, and run npm run docs',
  },
  DOES_NOT_CONFORM: {
    means: 'A ruleset fails a case of the conformance suite.',
    advice: 'correct the ruleset; docs/reference/conformance.md explains the case',
  },
  FILE_TOO_LARGE: {
    means: 'A file is larger than gatechart reads.',
    advice: 'use a smaller file; docs/reference/limits.md lists the limits',
  },
  FINDING_STALE: {
    means: 'The failure was found under rules that have changed.',
    advice: 'fuzz the new rules with gatechart fuzz',
  },
  FOLDER_IN_USE: {
    means: 'The folder to write to exists and is not empty.',
    advice: 'name another folder, or empty this one',
  },
  LESSONS_DIFFER: {
    means: 'Datasets do not fit together.',
    advice: 'name folders that were played with the same rules and features, each folder once',
  },
  MARKERS_MISSING: {
    means: 'A page lacks the two comments that enclose a generated part.',
    advice: 'put the two lines in, and run npm run docs',
  },
  MATCH_FAILED: {
    means: 'The rules failed in this match, so it accepts no more actions.',
    advice: 'read the error that came first',
  },
  MATCH_OVER: {
    means: 'The match is over, so there is no decision.',
    advice: 'name a position in which a player has to decide',
  },
  NET_UNFIT: {
    means: 'The net was trained for another ruleset, or for other features.',
    advice: 'train one for this ruleset; gatechart learn --help lists the steps',
  },
  NOT_A_MATCH: {
    means: 'The ruleset resolves single events and has no matches.',
    advice: 'write the event as a scenario and run gatechart judge FILE; see docs/reference/scenarios.md',
  },
  NOT_A_SHARE: {
    means: 'The folder does not hold one shard of a run.',
    advice: 'play shards with gatechart selfplay --shard K/N --out FOLDER',
  },
  NOT_COMPILED: {
    means: 'A mutant does not compile.',
    advice: 'correct it; npx tsc --noEmit lists all faults',
  },
  NOT_TEXT: { means: 'A file is not UTF-8 text.', advice: 'save the file in UTF-8' },
  NO_BUILD: {
    means: 'A checkout to measure has no build.',
    advice: 'name a checkout in which npm run build has been run',
  },
  NO_COVERAGE: {
    means: 'There is no coverage file for the ruleset.',
    advice: 'write one with gatechart fuzz --out FOLDER',
  },
  NO_LESSONS: {
    means: 'The folder holds no matches to train with.',
    advice: 'play some with gatechart learn data --out FOLDER',
  },
  NO_RUN_FOLDER: {
    means: 'A worker does not see the folder of the run.',
    advice: 'mount the folder at the same path on every machine, or use --artifacts URL',
  },
  NO_SCENARIO: {
    means: 'There is no scenario file at that path.',
    advice: 'name a scenario file, or a folder that contains some',
  },
  NO_SCENARIOS: { means: 'The ruleset has no scenario files.', advice: SCENARIO_PAGE },
  NO_STARTER: {
    means: 'No deck of the ruleset can serve as a model for a new deck.',
    advice: 'write a deck by hand and check it with gatechart cards check FILE',
  },
  ORACLE_NEEDS_ANALYSIS: {
    means: 'The agent sees hidden cards, so it plays only in an analysis.',
    advice: 'run gatechart selfplay --analysis',
  },
  OTHER_RULESET: {
    means: 'Two files, or a file and an option, are for different rulesets.',
    advice: 'name files of one ruleset',
  },
  PROCESS_NEEDED: {
    means: 'This format shows one process at a time.',
    advice: 'name a process: gatechart charts PROCESS --format stately',
  },
  PROCESS_NOT_STARTED: {
    means: 'The scenario does not start the process, or does not start it that often.',
    advice: 'name a process that the scenario starts',
  },
  RECORD_EMPTY: {
    means: 'The file is empty.',
    advice: 'name a record; gatechart play --record FILE writes one',
  },
  RECORD_FORMAT: {
    means: 'The file is not a record of a match.',
    advice: 'name a record; gatechart play --record FILE writes one',
  },
  RECORD_LINE: { means: 'A line of the record is damaged or was edited.', advice: RERECORD },
  RECORD_STALE: {
    means: 'An action of the record is not legal: the record was edited, or the rules have changed.',
    advice: RERECORD,
  },
  RECORD_TRUNCATED: {
    means: 'The record ends before the match does.',
    advice: 'print the decisions that are there with --to N, without --verify',
  },
  RECORD_VERSION: {
    means: 'The record was made with other rules or card data.',
    advice: 'leave out --verify to print it under the rules of this version',
  },
  RULESET_UNFIT: {
    means: 'The ruleset lacks a part that the command needs.',
    advice: 'choose another ruleset, or leave out that option',
  },
  RULES_DIFFER: {
    means: 'The custom ruleset is not the one that the file or the run was made with.',
    advice: 'name the same module with --rules',
  },
  RUN_DAMAGED: {
    means: 'A file in the folder of a run was changed.',
    advice: 'restore the file, or name another folder',
  },
  RUN_DIFFERS: {
    means: 'The folder holds a run with other settings, or of another program.',
    advice: 'name another folder, or use the settings and the program that began the run',
  },
  RUN_FORMAT: {
    means: 'The folder holds a run of another version of gatechart.',
    advice: 'name another folder, or resume the run with the version that began it',
  },
  RUN_REFUSED: {
    means: 'A worker does not have a permission that the run needs.',
    advice: 'start the workers with that option; see gatechart cluster worker --help',
  },
  SAVED_EDITED: {
    means: 'The saved match was edited.',
    advice: 'name a file as gatechart play --save FILE wrote it',
  },
  SAVED_FORMAT: {
    means: 'The file is not a saved match.',
    advice: 'name a saved match; gatechart play --save FILE writes one',
  },
  SAVED_VERSION: {
    means: 'The match was saved under other rules or card data.',
    advice: 'resume it with the version of gatechart that saved it',
  },
  SCENARIO_FAULT: { means: 'A position of a scenario is not possible.', advice: SCENARIO_PAGE },
  SCENARIO_FORMAT: { means: 'The scenario has a wrong key or value.', advice: SCENARIO_PAGE },
  SCENARIO_STUCK: {
    means: 'The answers of the scenario do not lead to its end.',
    advice: 'find the answer that fails with gatechart judge FILE',
  },
  SCENARIO_SYNTAX: { means: 'The scenario file is not valid YAML.', advice: SCENARIO_PAGE },
  SEAT_FAILED: {
    means: 'An agent threw an error instead of choosing an action.',
    advice: 'correct the agent; the cause of the error is attached',
  },
  SECRET_DIFFERS: {
    means: 'The secret is not the one of the run.',
    advice: 'name the secret of the run with --secret FILE',
  },
  SETS_DIFFER: {
    means: 'The card sets are not the ones that the file or the run was made with.',
    advice: 'name the same card sets with --cards FILE,…',
  },
  SETS_UNFIT: { means: 'The ruleset accepts no card sets.', advice: 'leave out --cards' },
  SET_SYNTAX: {
    means: 'The file of a card set is not valid YAML or JSON.',
    advice: 'correct that line; docs/reference/effects.md has examples',
  },
  SHARE_TWICE: { means: 'Two folders hold the same shard.', advice: 'name one of the two folders' },
  UNKNOWN_AGENT: {
    means: 'There is no agent of that name.',
    advice: 'choose a known agent; docs/reference/agents.md describes each',
  },
  UNKNOWN_CARD: { means: 'There is no card of that id.', advice: 'list the cards with gatechart cards' },
  UNKNOWN_CLAUSE: {
    means: 'No ruleset has a clause of that id.',
    advice: 'list the clauses with gatechart clauses',
  },
  UNKNOWN_DECK: { means: 'There is no deck of that id.', advice: 'list the decks with gatechart decks' },
  UNKNOWN_EDITION: {
    means: 'The ruleset has no edition of that id.',
    advice: 'choose a known edition with --edition',
  },
  UNKNOWN_KEY: {
    means: 'The action is not legal here.',
    advice: ANSWER,
  },
  UNKNOWN_NAME: {
    means: 'The setup of a damage event refers to a name that it does not define.',
    advice: 'define the name in the setup, or correct it',
  },
  UNKNOWN_PROCESS: {
    means: 'The ruleset has no process of that id.',
    advice: 'list the processes with gatechart charts',
  },
  UNKNOWN_RULER: {
    means: 'There is no ruler of that id.',
    advice: 'choose a known ruler with --ruler; leave it out for a game without rulers',
  },
  UNKNOWN_RULESET: {
    means: 'There is no ruleset of that id.',
    advice: 'choose a known ruleset with --ruleset, or name the module of a custom one with --rules FILE',
  },
  USAGE: { means: 'The command line is wrong.', advice: 'see gatechart --help' },
  WORKER_DIED: {
    means: 'A worker thread ended while it played a match.',
    advice: 'play the match again from its crash file: gatechart replay FILE',
  },
  WRONG_SEAT: {
    means: 'The other player has to decide.',
    advice: 'answer for match.pending().decision.player',
  },
};

/** The machine, a service or the program itself failed. */
const ENVIRONMENT_ERRORS: Codes = {
  ANSWER_UNHANDLED: {
    means: 'A statechart offers an action and has no transition for it.',
    advice: REPORT_DEFECT,
  },
  BAD_ARTIFACT: {
    means: 'A stored result of a shard is damaged.',
    advice: 'run the same command again, which plays the shard again; check who else can write there',
  },
  BAD_JOB: { means: 'A job in the queue is damaged.', advice: 'check who else can write to the queue' },
  CANNOT_LISTEN: {
    means: 'The server cannot listen on that port.',
    advice: 'name another port with --port, or leave --port out',
  },
  CANNOT_WRITE: {
    means: 'A file or folder cannot be written.',
    advice: 'name a file in a folder that you may write to',
  },
  CHART_STUCK: {
    means: 'A statechart rests in a state that waits for nothing.',
    advice: REPORT_DEFECT,
  },
  CHART_UNSUPPORTED: {
    means: 'A statechart uses a feature of XState that the fast runtimes do not support.',
    advice: 'write the statechart without that feature; docs/how-to/library.md lists what is not supported',
  },
  ENGINE_DIFFERS: {
    means: 'The worker runs another version of the program than the run.',
    advice: 'start the workers with the program that submits the run',
  },
  INPUT_ENDED: {
    means: 'Standard input ended before the match did.',
    advice: 'save a match with --save FILE and resume it with gatechart play FILE',
  },
  INTERNAL: { means: 'The program has a defect.', advice: REPORT },
  NOT_INSTALLED: {
    means: 'An optional package is not installed.',
    advice:
      'run npm install bullmq@6.7.0 ioredis@6 for a queue, aws4fetch@1 for an object store, @bull-board/api@9 @bull-board/hono@9 @bull-board/ui@9 for the board, fast-check@4 for the tests of a ruleset',
  },
  NO_INSPECTOR: {
    means: 'No Stately Inspector listens at that address.',
    advice:
      'start one with createInspectorServer() of @statelyai/inspect/server, or name it with --inspector-url',
  },
  NO_STATELY_INSPECT: {
    means: 'The package @statelyai/inspect is not installed.',
    advice:
      'run npm install @statelyai/inspect@0.7, and start its server with createInspectorServer() of @statelyai/inspect/server',
  },
  NO_STORE_ACCESS: {
    means: 'The keys of the object store are not set.',
    advice: 'set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY on every machine',
  },
  NO_TORCH: {
    means: 'No Python with PyTorch was found.',
    advice:
      'run apt-get install -y python3-torch (Debian, for /usr/bin/python3) or python3 -m pip install torch, or name a Python that has it with --python',
  },
  NO_XSTATE_INSPECT: {
    means: 'The package @gatechart/xstate-inspect is not installed.',
    advice:
      'run npm install ./node_modules/gatechart/packages/xstate-inspect; in a clone of gatechart, run npm ci',
  },
  REDIS_AWAY: {
    means: 'Redis does not answer at that address.',
    advice: 'start it, or name another Redis with --redis; gatechart cluster doctor checks it',
  },
  REDIS_DENIES: {
    means: 'Redis rejects the user or the password.',
    advice:
      'set GATECHART_REDIS_PASSWORD, and GATECHART_REDIS_USERNAME if Redis has users; docs/how-to/cluster.md lists the rights they need',
  },
  REDIS_REFUSES: {
    means: 'Redis rejects a command, because of its configuration or because its memory is full.',
    advice: 'run gatechart cluster doctor, then the same command again; it resumes',
  },
  RULE_ERROR: { means: 'A rule threw an error.', advice: REPORT_DEFECT },
  RUN_IN_USE: {
    means: 'Another process uses the folder of the run.',
    advice: 'wait until it ends, or name another folder',
  },
  STEP_BUDGET: {
    means: 'The statecharts took too many steps without reaching a decision.',
    advice: REPORT_DEFECT,
  },
  TRAINER_FAILED: {
    means: 'The Python program that trains nets ended with an error.',
    advice: 'read its output above; gatechart learn train --help lists what it needs',
  },
  WORKER_FAILED: {
    means: 'A shard failed on several workers.',
    advice: 'read the log of the workers; the same command resumes the run',
  },
};

/** Reported where they occur: by the inspector, by the environment server, or by a match of the library. */
const REPORTED: Codes = {
  BAD_ADDRESS: {
    means: 'The address of the inspector page is damaged, or of another version.',
    advice: 'copy the whole address, or open the file itself',
  },
  BAD_MESSAGE: {
    means: 'The inspector server does not know the message.',
    advice: 'reload the page',
  },
  BAD_REQUEST: {
    means: 'The environment server does not understand the request.',
    advice: 'see docs/reference/environment.md',
  },
  ILLEGAL_ACTION: {
    means: 'The action is not legal in this state.',
    advice: 'choose an index that the time step lists as legal',
  },
  LATE: {
    means: 'The decision has been made already.',
    advice: 'answer the decision of match.pending()',
  },
  NOT_A_SEAT: { means: 'An agent plays for that player.', advice: 'open the page of the other player' },
  NOT_WATCHED: {
    means: 'A match that people play has no page for spectators, and cannot be paused.',
    advice: 'open the page of a player',
  },
  NO_MATCH: {
    means: 'The inspector server plays no match.',
    advice: 'start one with gatechart inspect --agents human,greedy',
  },
  NO_MODULES: {
    means: 'The inspector page cannot load a module of rules.',
    advice: 'name the module with --rules FILE',
  },
  POSITION_LOST: {
    means: 'No scenario can describe this position.',
    advice: 'save a record of the match instead',
  },
  STALE: {
    means: 'An action of the record is not legal any more.',
    advice: RERECORD,
  },
  UNKNOWN_ENV: {
    means: 'There is no environment of that number.',
    advice: 'open one with make; see docs/reference/environment.md',
  },
};

const withExit = (codes: Codes, exit?: ExitCode): readonly (readonly [string, ErrorCode])[] =>
  Object.entries(codes).map(([code, text]) => [code, exit === undefined ? text : { ...text, exit }]);

/** All error codes of the program. */
export const ERROR_CODES: ReadonlyMap<string, ErrorCode> = new Map([
  ...withExit(FAILURES, EXIT.failure),
  ...withExit(USAGE_ERRORS, EXIT.usage),
  ...withExit(ENVIRONMENT_ERRORS, EXIT.environment),
  ...withExit(REPORTED),
]);
