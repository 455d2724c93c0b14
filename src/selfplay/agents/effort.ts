import type { Agent } from '../../runtime/match-runner.ts';

/** Decisions of an agent, and the milliseconds of processor time that they took. */
export interface Effort {
  readonly decisions: number;
  readonly milliseconds: number;
}

/** By name of the agent. */
export type Efforts = Readonly<Record<string, Effort>>;

/** How long a decision of an agent took on average. */
export const perDecision = ({ decisions, milliseconds }: Effort): number => milliseconds / decisions;

/** Tells how long agents think. Programs think in a process of their own, and are not measured. */
export class Meter {
  readonly #processor: () => number;
  #efforts: Efforts = {};

  /** `processor`: milliseconds of processor time. */
  constructor(processor: () => number) {
    this.#processor = processor;
  }

  get efforts(): Efforts {
    return this.#efforts;
  }

  /** Takes over what was measured elsewhere. */
  add(efforts: Efforts): void {
    for (const [name, { decisions, milliseconds }] of Object.entries(efforts)) {
      const before = this.#efforts[name] ?? { decisions: 0, milliseconds: 0 };
      const sum = {
        decisions: before.decisions + decisions,
        milliseconds: before.milliseconds + milliseconds,
      };
      this.#efforts = { ...this.#efforts, [name]: sum };
    }
  }

  /** The same agent, measured under that name; one that waits until it answers, with all that goes on meanwhile. */
  on(name: string, agent: Agent): Agent {
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
