import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { until } from './until.ts';

const started = new Set<Process>();

process.on('exit', () => {
  for (const each of started) each.kill();
});
// Whoever runs the tests has ended.
process.on('disconnect', () => process.exit(1));

/** A process that a test has started, and what it said. */
export class Process {
  readonly lines: string[] = [];
  /** Exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
  readonly #child: ChildProcessWithoutNullStreams;

  constructor(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
    this.#child = spawn(command, args, { env: { ...process.env, ...env } });
    started.add(this);
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => this.lines.push(line));
    }
    this.#child.stdin.on('error', () => {});
    this.ended = once(this.#child, 'close').then(([code, signal]) => {
      started.delete(this);
      return (code ?? signal) as number | string;
    });
  }

  get pid(): number {
    return this.#child.pid as number;
  }

  get isOver(): boolean {
    return !started.has(this);
  }

  get text(): string {
    return this.lines.join('\n');
  }

  /** Writes a line to its standard input. */
  tell(line: string): void {
    this.#child.stdin.write(`${line}\n`);
  }

  /** Waits until it has said that. Throws where it ends without. */
  async said(what: RegExp | string): Promise<string> {
    const has = (line: string) => (typeof what === 'string' ? line.includes(what) : what.test(line));
    return until(() => {
      const line = this.lines.find(has);
      if (line === undefined && this.isOver) throw new Error(`it ended without ${what}:\n${this.text}`);
      return line;
    });
  }

  kill(signal: NodeJS.Signals = 'SIGKILL'): void {
    this.#child.kill(signal);
  }

  /** Sends SIGSTOP, and waits until it has stopped. */
  async stop(): Promise<void> {
    this.kill('SIGSTOP');
    await until(() => this.isOver || /\) [TZ] /.test(readFileSync(`/proc/${this.pid}/stat`, 'utf8')));
  }

  /** Ends it, also where it was stopped. */
  async end(): Promise<void> {
    this.kill();
    await this.ended;
  }
}
