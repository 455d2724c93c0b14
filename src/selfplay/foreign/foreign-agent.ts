import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Baton } from '../../kernel/fact.ts';
import type { Question } from '../../kernel/question.ts';
import type { SeatedAgent } from '../play-job.ts';
import { ForfeitError } from './forfeit.ts';

/** Name of the protocol, the first thing a foreign agent is told. */
export const AGENT_PROTOCOL = 'gatechart-agent/1';

/** Milliseconds in which a program may end by itself once its match is over. */
const GRACE = 500;

const PREFIX = 'cmd:';

/** Whether an agent is a command that is to be run. */
export const isForeign = (name: string): boolean => name.startsWith(PREFIX);

/** What a foreign agent is told as it takes its seat. */
export interface ForeignSeat {
  readonly ruleset: string;
  readonly edition: string;
  readonly player: number;
  readonly decks: readonly [string, string];
  /** For chance of its own; nothing of the match can be worked out from it. */
  readonly seed: number;
  /** Milliseconds for an answer. */
  readonly limit: number;
}

/** One line that is waited for. */
interface Waiting {
  readonly resolve: (line: string) => void;
  readonly reject: (error: Error) => void;
}

/** A program that is told lines and tells lines. */
class Conversation {
  readonly #child;
  #waiting: Waiting | undefined;
  #lines: string[] = [];
  #end: ForfeitError | undefined;

  constructor(command: string) {
    this.#child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'ignore'], detached: true });
    this.#child.on('error', (error) => this.#close(error.message));
    this.#child.on('exit', (code, signal) => this.#close(`the program ended (${signal ?? code})`));
    this.#child.stdin.on('error', () => {});
    createInterface({ input: this.#child.stdout }).on('line', (line) => {
      const waiting = this.#waiting;
      this.#waiting = undefined;
      if (waiting === undefined) this.#lines.push(line);
      else waiting.resolve(line);
    });
  }

  tell(message: object): void {
    if (this.#end === undefined) this.#child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  /** The next line. Rejects with a forfeit when the program has ended or the time is up. */
  hear(limit: number): Promise<string> {
    const line = this.#lines.shift();
    if (line !== undefined) return Promise.resolve(line);
    if (this.#end !== undefined) return Promise.reject(this.#end);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting = undefined;
        reject(new ForfeitError('late', `no answer within ${limit} ms`));
      }, limit);
      const done =
        <T>(then: (value: T) => void) =>
        (value: T): void => {
          clearTimeout(timer);
          then(value);
        };
      this.#waiting = { resolve: done(resolve), reject: done(reject) };
    });
  }

  /** Tells that nothing more will be told, and waits a little for the program to end by itself. */
  close(): void {
    this.#child.stdin.end();
    setTimeout(() => this.kill(), GRACE).unref();
  }

  /** Ends the program and whatever its shell started. */
  kill(): void {
    const { pid } = this.#child;
    if (pid === undefined || this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      this.#child.kill('SIGKILL');
    }
  }

  #close(message: string): void {
    this.#end = new ForfeitError('crashed', message);
    this.#waiting?.reject(this.#end);
    this.#waiting = undefined;
  }
}

const MOST_QUOTED = 80;

const quoted = (line: string): string => JSON.stringify(line.slice(0, MOST_QUOTED));

const keyIn = (line: string): string => {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new ForfeitError('malformed', `the answer is not JSON: ${quoted(line)}`);
  }
  const key = (value as { readonly key?: unknown } | null)?.key;
  if (typeof key !== 'string') {
    throw new ForfeitError('malformed', `the answer has no "key": ${quoted(line)}`);
  }
  return key;
};

const legalKey = ({ decision }: Question, line: string): string => {
  const key = keyIn(line);
  if (!decision.options.some((option) => option.key === key)) {
    throw new ForfeitError('illegal', `${quoted(key)} is not on offer`);
  }
  return key;
};

/**
 * An agent that is another program: told the start, each question and the end as JSON lines on its standard input, it
 * answers each question with a line `{"key": …}`. One program for each match. `act` rejects with a `ForfeitError`.
 */
export const foreignAgent = (name: string, { limit, ...seat }: ForeignSeat): SeatedAgent => {
  const talk = new Conversation(name.slice(PREFIX.length));
  talk.tell({ type: 'begin', protocol: AGENT_PROTOCOL, ...seat });
  return {
    act: async (question) => {
      const { player, decision, view } = question;
      talk.tell({ type: 'question', player, decision, view: view() });
      try {
        return legalKey(question, await talk.hear(limit));
      } catch (error) {
        talk.kill();
        throw error;
      }
    },
    release: (result: Baton['result']) => {
      talk.tell({ type: 'end', result: result ?? null });
      talk.close();
    },
  };
};
