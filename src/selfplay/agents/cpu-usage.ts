import type { SeatAgent } from '../../runtime/match-runner.ts';

/** Of this thread alone, where Node tells it. */
const { threadCpuUsage } = process as { readonly threadCpuUsage?: () => NodeJS.CpuUsage };

/** Whether the processor time of each of so many threads is told: an older Node has only that of the whole process. */
export const isProcessorTimeKnown = (threads: number): boolean =>
  threadCpuUsage !== undefined || threads <= 1;

/** Milliseconds of processor time that this thread has taken; of the whole process where Node tells no more. */
export const processorTime = (): number => {
  const { user, system } = threadCpuUsage?.() ?? process.cpuUsage();
  return (user + system) / 1000;
};

/** Decisions of an agent, and the milliseconds of processor time that they took. */
export interface AgentUsage {
  readonly decisions: number;
  readonly milliseconds: number;
}

/** By name of the agent. */
export type Usage = Readonly<Record<string, AgentUsage>>;

/** How long a decision of an agent took on average. */
export const perDecision = ({ decisions, milliseconds }: AgentUsage): number => milliseconds / decisions;

/** Tells how long agents think. Programs think in a process of their own, and are not measured. */
export class CpuMeter {
  readonly #processor: () => number;
  #efforts: Usage = {};

  /** `processor`: milliseconds of processor time. */
  constructor(processor: () => number) {
    this.#processor = processor;
  }

  get usage(): Usage {
    return this.#efforts;
  }

  /** Takes over what was measured elsewhere. */
  add(usage: Usage): void {
    for (const [name, { decisions, milliseconds }] of Object.entries(usage)) {
      const before = this.#efforts[name] ?? { decisions: 0, milliseconds: 0 };
      const sum = {
        decisions: before.decisions + decisions,
        milliseconds: before.milliseconds + milliseconds,
      };
      this.#efforts = { ...this.#efforts, [name]: sum };
    }
  }

  /** The same agent, measured under that name; one that waits until it answers, with all that goes on meanwhile. */
  on(name: string, agent: SeatAgent): SeatAgent {
    return {
      act: async (question) => {
        const began = this.#processor();
        const key = await agent.act(question);
        this.add({ [name]: { decisions: 1, milliseconds: this.#processor() - began } });
        return key;
      },
    };
  }
}
