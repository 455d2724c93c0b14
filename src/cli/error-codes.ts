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

const REPORT = 'please report this error, with the command that caused it';
const REPORT_DEFECT = `if the ruleset is yours, correct its rules (gatechart conform --rules FILE lists more faults); for a built-in ruleset, ${REPORT}`;
const RERECORD = 'record the match again with gatechart play --record FILE';
const SCENARIO_PAGE = 'see docs/reference/scenarios.md';
const CHECK_CARDS = 'list all faults with gatechart cards check FILE';
const ANSWER = 'give match.answer() a key of match.pending().decision.options';

/** Something was checked, and the check failed. */
const FAILURES: Codes = {
  NO_EXPECTATIONS: {
    means: 'The scenarios expect nothing of the judged editions, so nothing was checked.',
    advice: 'add the key expect to the scenario; docs/reference/scenarios.md shows how',
  },
  NOTHING_PLAYED: {
    means: 'The run of gatechart fuzz played no game, or its games took no step, so nothing was checked.',
    advice: 'play longer with --duration, or play a number of games with --games N',
  },
  RECORD_EDITED: {
    means:
      'The record was edited: its text is not exactly what gatechart writes. An edited record cannot be verified.',
    advice: 'give the unedited record, or print the edited record without --verify',
  },
  RECORD_MISMATCH: {
    means: 'A replay of the record gives another result than the record contains.',
    advice: 'find out whether someone edited the record, or changed the rules without a new version',
  },
  RECORD_SIGNATURE: {
    means: 'The signature of the record was not made with this secret.',
    advice: 'give the secret of the run with --secret; a run without --secret signs no records',
  },
  RUN_DIVERGED: {
    means: 'The same matches, played twice, gave different results.',
    advice: 'compare the machines, and please report this error; the folder of the run is not changed',
  },
  RUN_EDITED: {
    means: 'The results in the folder of a run are not those that gatechart wrote there.',
    advice: 'restore the folder, or play the run again in another folder',
  },
};

/** The command line or a file that was named is wrong. */
const USAGE_ERRORS: Codes = {
  ACTION_SYNTAX: {
    means: 'The action is not written as the legal actions of the decision are.',
    advice:
      'write the action as in the list of legal actions, for example gatechart why FILE "attack A1 -> center"',
  },
  AGENT_UNFIT: {
    means: 'The agent cannot play this ruleset.',
    advice: 'choose other agents, such as --agents random,random',
  },
  BAD_CARD: {
    means: 'A card of a card set is not valid.',
    advice: `${CHECK_CARDS}; docs/reference/effects.md describes cards`,
  },
  BAD_COVERAGE: {
    means: 'The file is not a coverage file.',
    advice: 'write a coverage file with gatechart fuzz --out FOLDER',
  },
  BAD_CRASH: {
    means: 'The file is not a crash file.',
    advice: 'give a crash file that gatechart selfplay --out wrote',
  },
  BAD_DECISIONS: {
    means: 'A file of rated decisions is damaged, or was made by other rules.',
    advice: 'remove the file, or name another, and make it with gatechart learn decisions',
  },
  BAD_DECK: { means: 'A deck of a card set is not valid.', advice: CHECK_CARDS },
  BAD_FINDING: {
    means: 'The file is not a finding of gatechart fuzz.',
    advice: 'give a finding, which is a file that gatechart fuzz wrote',
  },
  BAD_GOLDEN: {
    means: 'The golden playthrough in the file cannot be compared with a match.',
    advice: 'write the file again with gatechart conform --write-golden FOLDER',
  },
  BAD_LESSONS: {
    means: 'A file of a dataset is damaged or belongs to another run.',
    advice:
      'remove that file and run the same gatechart learn data command again, which plays the missing matches',
  },
  BAD_MUTANT: {
    means: 'A file of mutants does not have the form of a list of mutants.',
    advice: 'see the form of a mutant with npm run prove -- --help',
  },
  BAD_NAME: {
    means: 'The name cannot be the name of a ruleset or of a card set.',
    advice:
      'use small letters, digits and hyphens, begin with a letter and end with a letter or digit, as in my-game',
  },
  BAD_NET: {
    means: 'The file does not contain a neural network.',
    advice: 'give a network file that gatechart learn train wrote',
  },
  BAD_POSITION: {
    means: 'A match cannot start from this position.',
    advice: 'use a position that match.position() returned or that a scenario describes',
  },
  BAD_PROOF: {
    means: 'A line in the file of mutant results is not valid.',
    advice:
      'remove that line and run npm run prove, or write the whole file again with npm run prove -- --all',
  },
  BAD_RULESET: {
    means:
      'The module of a custom ruleset cannot be loaded, the ruleset in the module lacks a required part, or its rules or charts fail in a match.',
    advice: 'correct the module; docs/how-to/add-a-ruleset.md shows how to write a ruleset',
  },
  BAD_SECRET: {
    means: 'The file with the secret is too short.',
    advice: 'write a secret with head -c 32 /dev/urandom > FILE',
  },
  BAD_SELFPLAY: {
    means: 'A file of a run of gatechart learn selfplay is damaged.',
    advice: 'give another folder with --out; --from FILE starts from the last network of the run',
  },
  BAD_SET: {
    means: 'A card set is not valid.',
    advice: `${CHECK_CARDS}; docs/reference/effects.md describes card sets`,
  },
  BAD_SETUP: {
    means: 'The setup of a damage event is not valid.',
    advice: 'correct the setup; docs/reference/scenarios.md describes setups',
  },
  BAD_SHARD: {
    means: 'The stored result of a shard does not belong to this run.',
    advice: 'play the shard again with the version of gatechart that began the run',
  },
  BAD_SNAPSHOT: {
    means: 'A machine cannot be stepped from this value, as it is not a snapshot of a machine.',
    advice:
      'use a snapshot that initialTransition, transition or actor.getSnapshot() returned; create an actor from a persisted snapshot',
  },
  BAD_VALUE: {
    means: 'The value of an option is not valid.',
    advice: 'see gatechart --help',
  },
  BENCH_FAILED: {
    means: 'A benchmark ended with an error.',
    advice:
      'build the checkout with npm run build, then run only the command in this error line to see its output',
  },
  CANNOT_READ: {
    means: 'A file or folder cannot be read.',
    advice: 'give the path of a text file that exists and that you have permission to read',
  },
  CONFIG_MISSING: {
    means: 'The queue does not hold the data of a job.',
    advice: 'repeat the command that submitted the run; this resumes the run',
  },
  CONTRACT_MISSING: {
    means: 'A rule process has no contract in the README of its ruleset.',
    advice: 'write a contract below the heading of the process, and run npm run docs',
  },
  CONTRACT_UNUSED: {
    means: 'A README has a contract for a process that the ruleset does not have.',
    advice: 'remove the contract, and run npm run docs',
  },
  DOES_NOT_CONFORM: {
    means: 'A ruleset fails a case of the conformance suite.',
    advice: 'correct the ruleset; docs/reference/conformance.md explains the case',
  },
  EXPLORATION_DIFFERS: {
    means:
      'The file contains an exploration with another start, other options or another build of gatechart.',
    advice:
      'give another file with --state, or use the start, the options and the build with which the exploration began',
  },
  EXPLORATION_FORMAT: {
    means: 'The file is not an exploration.',
    advice: 'give another file with --state, or delete this file to begin anew',
  },
  FILE_EXISTS: {
    means: 'The file exists, and its content would be lost.',
    advice: 'give another name, or delete the file',
  },
  FILE_TOO_LARGE: {
    means: 'A file is larger than the limit of gatechart.',
    advice: 'use a smaller file; docs/reference/limits.md lists the limits',
  },
  FINDING_STALE: {
    means: 'The rules have changed since the failure was found.',
    advice: 'fuzz the new rules with gatechart fuzz',
  },
  FOLDER_IN_USE: {
    means: 'The output folder exists and is not empty.',
    advice: 'give another folder, or empty this folder',
  },
  LESSONS_DIFFER: {
    means: 'The datasets cannot be used together.',
    advice: 'give datasets that were made with the same rules and features, each dataset once',
  },
  MARKERS_MISSING: {
    means: 'A documentation page lacks the two comments around its generated part.',
    advice: 'write the two comments into the page, and run npm run docs',
  },
  MATCH_FAILED: {
    means: 'The rules failed in this match, so the match accepts no more actions.',
    advice: 'read the first error of the match',
  },
  MATCH_OVER: {
    means: 'The match is over, so there is no decision.',
    advice: 'give a position in which a player has to decide',
  },
  NET_UNFIT: {
    means: 'The network was trained for another ruleset, or for other features.',
    advice: 'train a network for this ruleset; gatechart learn --help lists the steps',
  },
  NOT_A_MATCH: {
    means: 'The ruleset resolves single events and has no matches.',
    advice:
      'write the event as a scenario and run gatechart judge FILE; docs/reference/scenarios.md shows how',
  },
  NOT_A_SHARE: {
    means: 'The folder does not contain a single shard of a run.',
    advice: 'play shards with gatechart selfplay --shard K/N --out FOLDER',
  },
  NOT_BUILT: {
    means: 'The custom ruleset is not built, or one of its sources has changed since it was built.',
    advice: 'run npm run build in the folder of the ruleset',
  },
  NOT_COMPILED: {
    means: 'A mutant does not compile.',
    advice: 'correct the mutant; npx tsc --noEmit lists all faults',
  },
  NOT_TEXT: { means: 'A file is not UTF-8 text.', advice: 'save the file with the encoding UTF-8' },
  NO_BUILD: {
    means: 'The folder has no usable build of gatechart.',
    advice: 'run npm run build in that folder, or give another folder',
  },
  NO_RULESET: {
    means: 'A function of the library got no ruleset.',
    advice: 'import one from gatechart/RULESET, and pass its value',
  },
  NO_SANDBOX: {
    means: 'The system has no sandbox for the programs of a tournament.',
    advice:
      'install bubblewrap (apt-get install bubblewrap), or give --trusted if no program would harm another',
  },
  NO_INPUT: {
    means: 'A rule process was started without a game.',
    advice: 'start it with createActor(machine, { input: { game } })',
  },
  NO_COVERAGE: {
    means: 'The folder has no coverage file for the ruleset.',
    advice: 'write a coverage file with gatechart fuzz --out FOLDER',
  },
  NO_LESSONS: {
    means: 'The folder has no matches for training.',
    advice: 'play matches with gatechart learn data --out FOLDER',
  },
  NO_RUN_FOLDER: {
    means: 'A worker cannot read the folder of the run.',
    advice: 'mount the folder at the same path on every machine, or use --artifacts URL',
  },
  NO_SCENARIO: {
    means: 'The path leads to no scenario file.',
    advice: 'give a scenario file, or a folder that contains scenario files',
  },
  NO_SCENARIOS: { means: 'The ruleset has no scenario files.', advice: SCENARIO_PAGE },
  NO_STARTER: {
    means: 'No deck of the ruleset can serve as a model for a new deck.',
    advice: 'write a deck by hand and check it with gatechart cards check FILE',
  },
  ORACLE_NEEDS_ANALYSIS: {
    means: 'The agent sees hidden cards, so it can play only with --analysis.',
    advice: 'give gatechart selfplay the option --analysis',
  },
  OTHER_RULESET: {
    means: 'Two files, or a file and an option, are for different rulesets.',
    advice: 'give files and options that are all for one ruleset',
  },
  PROCESS_NEEDED: {
    means: 'The output format can show only one process, and no process was given.',
    advice: 'give a process: gatechart charts PROCESS --format stately',
  },
  PROCESS_NOT_STARTED: {
    means: 'The scenario starts the process less often than the call expects, or never.',
    advice: 'give a process that the scenario starts, and a smaller number',
  },
  RECORD_EMPTY: {
    means: 'The file is empty.',
    advice: 'give a record, which gatechart play --record FILE writes',
  },
  RECORD_FORMAT: {
    means: 'The file is not a record of a match.',
    advice: 'give a record, which gatechart play --record FILE writes',
  },
  RECORD_LINE: { means: 'A line of the record is damaged or was edited.', advice: RERECORD },
  RECORD_LINE_ENDS: {
    means: 'The record was stored with CR LF line ends.',
    advice: 'convert the line ends of the file to LF, as dos2unix does',
  },
  RECORD_STALE: {
    means: 'An action of the record is not legal: the record was edited, or the rules have changed.',
    advice: RERECORD,
  },
  RECORD_TRUNCATED: {
    means: 'The record ends before the end of the match.',
    advice: 'print the recorded decisions with --to N, without --verify',
  },
  RECORD_VERSION: {
    means: 'The record was made with other rules or card data.',
    advice: 'leave out --verify to print the match under the rules of this version',
  },
  RULESET_UNFIT: {
    means: 'The ruleset lacks a part that the command or the option needs.',
    advice:
      'choose another ruleset, leave out the option, or add the part to yours as docs/how-to/add-a-ruleset.md describes',
  },
  RULES_DIFFER: {
    means: 'The file or the run was made with another version of the ruleset.',
    advice: 'give the module with which the file or the run was made: --rules FILE',
  },
  RUN_DAMAGED: {
    means: 'A file in the folder of a run is damaged or was edited.',
    advice: 'restore the file, or give another folder',
  },
  RUN_DIFFERS: {
    means:
      'The folder contains a run with other settings, or of another version or build of gatechart. The message names each setting that differs.',
    advice:
      'give another folder, or use the settings and the version of gatechart with which the run began; selfplay, balance and fuzz accept another build with --other-build',
  },
  RUN_FORMAT: {
    means: 'The folder contains a run in the file format of another version of gatechart.',
    advice: 'give another folder, or resume the run with the version of gatechart that began it',
  },
  RUN_REFUSED: {
    means: 'The worker was started without a permission that the run needs.',
    advice:
      'start the workers with the option for this permission; gatechart cluster worker --help lists the options',
  },
  SAVED_EDITED: {
    means: 'The saved match was edited.',
    advice: 'give an unedited file of gatechart play --save FILE',
  },
  SAVED_FORMAT: {
    means: 'The file is not a saved match.',
    advice: 'give a saved match, which gatechart play --save FILE writes',
  },
  SAVED_VERSION: {
    means: 'The match was saved under other rules or card data.',
    advice: 'resume the match with the version of gatechart that saved it',
  },
  SCENARIO_FAULT: { means: 'A position of a scenario is not possible.', advice: SCENARIO_PAGE },
  SCENARIO_FORMAT: { means: 'The scenario has a key or a value that is not valid.', advice: SCENARIO_PAGE },
  SCENARIO_STUCK: {
    means: 'The decisions under the key answers do not lead to the end of the scenario.',
    advice: 'run gatechart judge FILE, which prints the decision that fails',
  },
  SCENARIO_SYNTAX: { means: 'The scenario file is not valid YAML.', advice: SCENARIO_PAGE },
  SEAT_FAILED: {
    means: 'The code of an agent threw an error when it had to choose an action.',
    advice: 'correct the agent; the property cause of the error has the error that the agent threw',
  },
  SECRET_DIFFERS: {
    means: 'The secret is not the secret with which the run was played.',
    advice: 'give the secret of the run with --secret FILE',
  },
  SETS_DIFFER: {
    means: 'The file or the run was made with other card sets.',
    advice: 'give the card sets with which the file or the run was made: --cards FILE,…',
  },
  SETS_UNFIT: { means: 'The ruleset accepts no card sets.', advice: 'leave out --cards' },
  SET_SYNTAX: {
    means: 'The file of a card set is not valid YAML or JSON.',
    advice: 'correct the line in this message; docs/reference/effects.md has examples',
  },
  SHARE_TWICE: {
    means: 'Two folders contain the same shard of a run.',
    advice: 'give only one of the two folders',
  },
  THREAD_LOST: {
    means: 'A thread that grew a tree of a search has ended, or has done nothing for a minute.',
    advice: 'search with one tree (ismcts:400), or close programs that need the memory or the processors',
  },
  UNKNOWN_AGENT: {
    means: 'There is no agent with that name.',
    advice: 'choose a known agent; docs/reference/agents.md describes all agents',
  },
  UNKNOWN_CARD: { means: 'There is no card with that id.', advice: 'list the cards with gatechart cards' },
  UNKNOWN_CLAUSE: {
    means: 'No ruleset has a clause with that id.',
    advice: 'list the clauses with gatechart clauses',
  },
  UNKNOWN_DECK: {
    means: 'There is no deck with that id.',
    advice: 'choose a known one, or list the decks with gatechart decks',
  },
  UNKNOWN_EDITION: {
    means: 'The ruleset has no edition with that id.',
    advice: 'choose a known edition with --edition',
  },
  UNKNOWN_FILE: {
    means: 'The file is not of a kind that the inspector shows.',
    advice: 'give a file of one of the kinds that docs/how-to/inspect.md lists',
  },
  UNKNOWN_KEY: {
    means: 'The action is not legal in this decision.',
    advice: ANSWER,
  },
  UNKNOWN_NAME: {
    means: 'The setup of a damage event uses a name that the setup does not define.',
    advice: 'define the name in the setup, or correct the name',
  },
  UNKNOWN_PROCESS: {
    means: 'The ruleset has no process with that id.',
    advice: 'list the processes with gatechart charts',
  },
  UNKNOWN_RULER: {
    means: 'There is no ruler with that id.',
    advice: 'choose a known ruler with --ruler; leave out --ruler for a game without rulers',
  },
  UNKNOWN_RULESET: {
    means: 'There is no ruleset with that id.',
    advice: 'choose a known ruleset with --ruleset, or give the module of a custom ruleset with --rules FILE',
  },
  USAGE: { means: 'The command line is wrong.', advice: 'see gatechart --help' },
  WORKER_DIED: {
    means: 'A worker thread ended while it played a match.',
    advice: 'play the match again from its crash file: gatechart fuzz repro FILE',
  },
  WRONG_SEAT: {
    means: 'The answer came from the wrong player: the other player has to decide.',
    advice: 'answer as the player in match.pending().decision.player',
  },
};

/** The machine, a service or the program itself failed. */
const ENVIRONMENT_ERRORS: Codes = {
  ANSWER_UNHANDLED: {
    means: 'A statechart offers an action but has no transition for this action.',
    advice: REPORT_DEFECT,
  },
  BAD_ARTIFACT: {
    means: 'A stored result of a shard is damaged.',
    advice:
      'run the same command again, which plays the shard again; check who else can write to the store of the results',
  },
  BAD_JOB: { means: 'A job in the queue is damaged.', advice: 'check who else can write to the queue' },
  CANNOT_LISTEN: {
    means: 'The server cannot listen at that address.',
    advice: 'give another port with --port, or another address with --host; or leave them out',
  },
  CANNOT_WRITE: {
    means: 'A file or folder cannot be written.',
    advice: 'give a path in a folder to which you have permission to write',
  },
  DISK_FULL: {
    means: 'There is no room on the disk for what is to be written.',
    advice: 'free space on the disk, or give a path on another disk, and repeat the command',
  },
  CHART_STUCK: {
    means:
      'A statechart has stopped in a state that waits for no other process and no decision, or for a decision without options.',
    advice: REPORT_DEFECT,
  },
  CHART_UNSUPPORTED: {
    means: 'A statechart uses a feature of XState that the fast runtimes do not support.',
    advice: 'write the statechart without that feature; docs/how-to/library.md lists what is not supported',
  },
  ENGINE_DIFFERS: {
    means: 'The worker and the run use different versions of gatechart.',
    advice: 'start the workers with the same version of gatechart as the command that submits the run',
  },
  INPUT_ENDED: {
    means: 'Standard input ended before the end of the match.',
    advice: 'play the match with --save FILE, and resume the match with gatechart play FILE',
  },
  INTERNAL: { means: 'The program has a defect.', advice: REPORT },
  NOT_INSTALLED: {
    means: 'An optional package is not installed.',
    advice:
      'run npm install bullmq@6.7.0 ioredis@6 for a queue, aws4fetch@1 for an object store, @bull-board/api@9 @bull-board/hono@9 @bull-board/ui@9 for the board, fast-check@4 for the tests of a ruleset',
  },
  NO_INSPECTOR: {
    means: 'No Stately Inspector answers at that address.',
    advice:
      'start an inspector with createInspectorServer() of @statelyai/inspect/server, or give its address with --inspector-url',
  },
  NO_STATELY_INSPECT: {
    means: 'The package @statelyai/inspect is not installed.',
    advice:
      'run npm install @statelyai/inspect@0.7, and start an inspector with createInspectorServer() of @statelyai/inspect/server',
  },
  NO_STORE_ACCESS: {
    means: 'The keys of the object store are not set.',
    advice: 'set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY on every machine',
  },
  NO_TORCH: {
    means: 'No Python with PyTorch was found.',
    advice:
      'run apt-get install -y python3-torch (Debian, for /usr/bin/python3) or python3 -m pip install torch, or give a Python that has PyTorch with --python',
  },
  NO_XSTATE_INSPECT: {
    means: 'The package @gatechart/xstate-inspect is not installed.',
    advice:
      'run npm install ./node_modules/gatechart/packages/xstate-inspect; in a clone of gatechart, run npm ci',
  },
  NO_XSTATE: {
    means: 'The package xstate that gatechart finds is missing, or is not of version 5.',
    advice:
      'run npm install xstate@5 in the folder of your project, so that it and gatechart share one copy; npm ls xstate lists the copies',
  },
  REDIS_AWAY: {
    means: 'Redis does not answer at that address.',
    advice:
      'start Redis, or give another address with --redis; gatechart cluster doctor checks a Redis server',
  },
  REDIS_DENIES: {
    means: 'Redis rejects the user or the password.',
    advice:
      'set GATECHART_REDIS_PASSWORD, and GATECHART_REDIS_USERNAME if Redis has users; docs/how-to/cluster.md lists the rights that a user needs',
  },
  REDIS_REFUSES: {
    means: 'Redis rejects a command, because of its configuration or because its memory is full.',
    advice:
      'run gatechart cluster doctor and correct what it lists; then run the same command again, which resumes the run',
  },
  RULE_ERROR: { means: 'A rule threw an error.', advice: REPORT_DEFECT },
  RUN_IN_USE: {
    means: 'Another process uses the folder of the run.',
    advice: 'wait until that process ends, or give another folder',
  },
  STEP_BUDGET: {
    means:
      'The statecharts took too many steps without reaching a decision, or an actor without coming to rest.',
    advice: `for a machine of your own, look for transitions that follow each other endlessly, or raise stepBudget; ${REPORT_DEFECT}`,
  },
  TRAINER_FAILED: {
    means: 'The Python program that trains networks ended with an error.',
    advice:
      'read the output of the Python program above this line; gatechart learn train --help lists the packages that it needs',
  },
  WORKER_FAILED: {
    means: 'A shard failed on several workers.',
    advice: 'read the log of the workers; the same command resumes the run',
  },
};

/** Reported where they occur: by the inspector, by the environment server, or by a match of the library. */
const REPORTED: Codes = {
  BAD_ADDRESS: {
    means: 'The address of the inspector page is damaged, or was made by another version of gatechart.',
    advice: 'copy the whole address, or open the file of the match in the page',
  },
  BAD_MESSAGE: {
    means: 'The page sent a message that the inspector server does not know.',
    advice: 'reload the page in the browser',
  },
  BAD_REQUEST: {
    means: 'The environment server does not understand the request.',
    advice: 'docs/reference/environment.md describes all requests',
  },
  ILLEGAL_ACTION: {
    means: 'The action is not legal in this state.',
    advice: 'choose an action index that the time step lists as legal',
  },
  LATE: {
    means: 'The answer came too late: the decision has already been made.',
    advice: 'call match.pending() again, and answer the decision that it returns',
  },
  NOT_A_SEAT: {
    means: 'An agent plays for that player, so that player has no page.',
    advice: 'open the page of the other player',
  },
  NOT_WATCHED: {
    means: 'A match with human players has no page for spectators, and cannot be paused.',
    advice: 'open the page of a player',
  },
  NO_MATCH: {
    means: 'The inspector server does not play a match.',
    advice: 'start a match with gatechart inspect --agents human,greedy',
  },
  NO_MODULES: {
    means: 'The inspector page cannot load a module of rules.',
    advice: 'start the inspector with the module: gatechart inspect --rules FILE',
  },
  POSITION_LOST: {
    means: 'This position cannot be saved as a scenario.',
    advice: 'save a record of the match instead',
  },
  STALE: {
    means: 'An action in the record is not legal under the present rules.',
    advice: RERECORD,
  },
  UNKNOWN_ENV: {
    means: 'There is no environment with that number.',
    advice: 'open an environment with the request make; docs/reference/environment.md describes all requests',
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
