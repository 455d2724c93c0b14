/** Hears Ctrl-C once; a second one ends the program at once. */
export const hearInterrupt = () => {
  const controller = new AbortController();
  const interrupt = () => controller.abort();
  process.once('SIGINT', interrupt);
  return { signal: controller.signal, done: () => process.removeListener('SIGINT', interrupt) };
};
