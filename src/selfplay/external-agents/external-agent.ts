import { spawn } from 'node:child_process';
import { mkdtempSync, statSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { quote } from '../../core/data/escape.ts';
import { MAX_ANSWER_LENGTH } from '../../core/data/limits.ts';
import type { GameState } from '../../core/game-state.ts';
import type { Question } from '../../core/question.ts';
import { attemptWrite } from '../../file-system.ts';
import { packageFile } from '../../package-files.ts';
import { ForfeitError, type PlayerAgent } from '../outcome.ts';
import { cleanUp } from './cleanup.ts';
import { type Line, LineSplitter, TOO_LONG } from './line-splitter.ts';
import { type Sandbox, sandboxPrefix } from './sandbox.ts';

/** What a program needs of our environment to be found and to write text. */
const PASSED_VARIABLES = ['PATH', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR'] as const;

/** The environment that programs are started in: of ours, these and nothing else. */
export const environmentFor = (ours: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    PASSED_VARIABLES.flatMap((name) => (ours[name] === undefined ? [] : [[name, ours[name]]])),
  );

/** Words with spaces between; anything else may mean something to the shell. */
const PLAIN = /^[\w.@%+=:/\s-]*$/;

const asWord = (path: string): string =>
  PLAIN.test(path) && !/\s/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Whether a word names the program, which the shell looks for in its PATH: nothing but settings stands before it. */
const isProgram = (before: string): boolean =>
  before.split(/\s+/).every((word) => word === '' || word.includes('='));

/**
 * A command that finds its files from anywhere: those below `folder` are named by their whole path. One that is more than
 * words is left as it is.
 */
export const absoluteCommand = (command: string, folder: string): string => {
  if (!PLAIN.test(command)) return command;
  return command.replace(/\S+/g, (word, place: number) => {
    if (isProgram(command.slice(0, place)) && !word.includes('/')) return word;
    const path = resolve(folder, word);
    return path !== word && isFile(path) ? asWord(path) : word;
  });
};

/** The files that an absolute command names. */
export const filesIn = (command: string): readonly string[] =>
  [...command.matchAll(/'([^']+)'|[^\s'"]+/g)]
    .map(([word, quoted]) => quoted ?? word)
    .filter((path) => isAbsolute(path) && isFile(path));

/** Name of the protocol, the first thing an external agent is told. */
export const AGENT_PROTOCOL = 'gatechart-agent/1';

/** What runs a program and ends it; a program as it was built. */
const SUPERVISOR = packageFile('dist/src/selfplay/external-agents/supervisor.js');

/** What an external agent is told as it takes its seat. */
export interface ExternalAgentSetup {
  readonly ruleset: string;
  readonly edition: string;
  readonly player: number;
  readonly decks: readonly [string, string];
  /** For chance of its own; nothing of the match can be worked out from it. */
  readonly seed: number;
  /** Milliseconds for an answer. */
  readonly limit: number;
}

/** A shell reports a signal that ended a program as this and its number. */
const SIGNAL_CODE = 128;

/** The signal that ended a program, by its exit code. */
const signalIn = (code: number): string | undefined =>
  Object.entries(constants.signals).find(([, number]) => number === code - SIGNAL_CODE)?.[0];

const forfeitFor = (code: number | null, signal: string | null): ForfeitError => {
  if (signal !== null)
    return new ForfeitError('killed', `the supervisor of the program was ended by ${signal}`);
  const sent = signalIn(code ?? 0);
  if (sent !== undefined)
    return new ForfeitError('killed', `the program ended with exit code ${code}, as after ${sent}`);
  return new ForfeitError('crashed', `the program ended (${code})`);
};

/** One line that is waited for. */
interface Waiting {
  readonly resolve: (line: string) => void;
  readonly reject: (error: Error) => void;
}

/** A program that is told lines and tells lines. */
class Conversation {
  readonly #input: Writable;
  readonly #leash: Writable;
  #waiting: Waiting | undefined;
  #ended: ForfeitError | undefined;

  constructor(command: string, sandbox: Sandbox | undefined) {
    const temporary = resolve(tmpdir());
    const home = attemptWrite(temporary, () => mkdtempSync(join(temporary, 'gatechart-program-')));
    const whole = absoluteCommand(command, process.cwd());
    const prefix = sandbox === undefined ? [] : sandboxPrefix(home, sandbox, filesIn(whole).map(dirname));
    // Who looks at the supervisor sees no more than in the program itself.
    const words = [whole, home, ...prefix];
    const child = spawn(process.execPath, [SUPERVISOR, ...words], {
      cwd: '/',
      env: environmentFor(process.env),
      stdio: ['pipe', 'pipe', 'ignore', 'pipe'],
      detached: true,
    });
    const [input, output, , leash] = child.stdio as unknown as readonly [Writable, Readable, null, Writable];
    this.#input = input;
    this.#leash = leash;
    // Whoever has ended hears nothing.
    for (const way of [input, leash]) way.on('error', () => {});
    child.on('error', (error) => {
      this.#end(new ForfeitError('crashed', error.message));
      cleanUp(home);
    });
    child.on('exit', (code, signal) => {
      this.#end(forfeitFor(code, signal));
      // Something that it started and that got away may still hold the other end.
      output.destroy();
      // A supervisor that was killed has cleared nothing.
      if (signal !== null) cleanUp(home);
    });
    const lines = new LineSplitter(MAX_ANSWER_LENGTH);
    output.setEncoding('utf8').on('data', (piece: string) => {
      for (const line of lines.push(piece)) this.#take(line);
    });
  }

  send(message: object): void {
    if (this.#ended === undefined) this.#input.write(`${JSON.stringify(message)}\n`);
  }

  /** The next line. Rejects with a forfeit when the program has ended or the time is up. */
  receive(limit: number): Promise<string> {
    if (this.#ended !== undefined) return Promise.reject(this.#ended);
    return new Promise((resolve, reject) => {
      const late = (): void => {
        if (this.#waiting !== waiting) return;
        this.#waiting = undefined;
        reject(new ForfeitError('late', `the program did not answer within ${limit} ms`));
      };
      // Where this process was held up, a line that came in time is still to be read.
      const timer = setTimeout(() => setImmediate(late), limit);
      const done =
        <T>(then: (value: T) => void) =>
        (value: T): void => {
          clearTimeout(timer);
          then(value);
        };
      const waiting = { resolve: done(resolve), reject: done(reject) };
      this.#waiting = waiting;
    });
  }

  /** Tells that nothing more will be told; the program has a little time to end by itself. */
  close(): void {
    this.#input.end();
    this.#leash.end();
  }

  /** Ends the program and whatever it started. */
  kill(): void {
    this.#leash.end('end');
  }

  /** A line answers what is asked now; one that nobody waits for is dropped. */
  #take(line: Line): void {
    if (line === TOO_LONG) {
      this.#end(new ForfeitError('malformed', `the answer is longer than ${MAX_ANSWER_LENGTH} characters`));
      this.kill();
      return;
    }
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.resolve(line);
  }

  /** The first end counts: a program that is killed for something ends as well. */
  #end(forfeit: ForfeitError): void {
    this.#ended ??= forfeit;
    this.#waiting?.reject(this.#ended);
    this.#waiting = undefined;
  }
}

const keyIn = (line: string): string => {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new ForfeitError('malformed', `the answer is not valid JSON: ${quote(line)}`);
  }
  const key = (value as { readonly key?: unknown } | null)?.key;
  if (typeof key !== 'string') {
    throw new ForfeitError('malformed', `the answer has no "key": ${quote(line)}`);
  }
  return key;
};

const legalKey = ({ decision }: Question, line: string): string => {
  const key = keyIn(line);
  if (!decision.options.some((option) => option.key === key)) {
    throw new ForfeitError('illegal', `${quote(key)} is not a legal action`);
  }
  return key;
};

/**
 * An agent that is another program: told the start, each question and the end as JSON lines on its standard input, it
 * answers each question with a line `{"key": …}`. One program for each match, in an empty folder of its own, and in a
 * sandbox where one is given. `act` rejects with a `ForfeitError`.
 */
export const externalAgent = (
  command: string,
  { limit, ...seat }: ExternalAgentSetup,
  sandbox?: Sandbox,
): PlayerAgent => {
  const talk = new Conversation(command, sandbox);
  talk.send({ type: 'begin', protocol: AGENT_PROTOCOL, ...seat });
  return {
    act: async (question) => {
      const { player, decision, view } = question;
      talk.send({ type: 'question', player, decision, view: view() });
      try {
        return legalKey(question, await talk.receive(limit));
      } catch (error) {
        talk.kill();
        throw error;
      }
    },
    release: (result: GameState['result']) => {
      talk.send({ type: 'end', result: result ?? null });
      talk.close();
    },
  };
};
