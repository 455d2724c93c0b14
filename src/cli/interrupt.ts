import type { CommandAction, ExitCode, Output } from './output.ts';

/** What stops a program that is to lose nothing: Ctrl-C, a polite end, a terminal that is closed. */
const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Ctrl-C and its like as a signal, and a way to stop listener them. */
export interface Interrupt {
  /** Does as Ctrl-C does. */
  interrupt(): void;
  readonly signal: AbortController['signal'];
  done(): void;
}

/** Hears each of them once; a second one ends the program at once. */
export const listenForInterrupt = (): Interrupt => {
  const controller = new AbortController();
  const interrupt = () => controller.abort();
  for (const name of STOPS) process.once(name, interrupt);
  return {
    interrupt,
    signal: controller.signal,
    done: () => {
      for (const name of STOPS) process.removeListener(name, interrupt);
    },
  };
};

/** An action that Ctrl-C and its like stop by aborting its signal. */
export const interruptible =
  (act: (output: Output, stop: AbortSignal) => ExitCode | Promise<ExitCode>): CommandAction =>
  async (output) => {
    const { signal, done } = listenForInterrupt();
    try {
      return await act(output, signal);
    } finally {
      done();
    }
  };
