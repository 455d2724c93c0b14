/** Of this thread alone, where Node tells it. */
const { threadCpuUsage } = process as { readonly threadCpuUsage?: () => NodeJS.CpuUsage };

/** Whether the processor time of each of so many threads is told: an older Node has only that of the whole process. */
export const isProcessorTimeKnown = (threads: number): boolean => threadCpuUsage !== undefined || threads <= 1;

/** Milliseconds of processor time that this thread has taken; of the whole process where Node tells no more. */
export const processorTime = (): number => {
  const { user, system } = threadCpuUsage?.() ?? process.cpuUsage();
  return (user + system) / 1000;
};
