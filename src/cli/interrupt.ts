/** Ctrl-C as a signal, and a way to stop hearing it. */
export interface Interrupt {
  readonly signal: AbortController['signal'];
  done(): void;
}

/** Hears Ctrl-C once; a second one ends the program at once. */
export const hearInterrupt = (): Interrupt => {
  const controller = new AbortController();
  const interrupt = () => controller.abort();
  process.once('SIGINT', interrupt);
  return {
    signal: controller.signal,
    done: () => {
      process.removeListener('SIGINT', interrupt);
    },
  };
};
