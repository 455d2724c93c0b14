import type { fc } from '@fast-check/vitest';
import { expect } from 'vitest';
import { type CreateActor, lean, xstate } from '../runtimes.ts';
import { firstDifference } from './agreement.ts';
import type { Twist } from './config.ts';
import { byBoth, byRuntime, byXState, type Stepping, startPure } from './pure.ts';
import { type SideOptions, startSide } from './side.ts';
import { type MachineSpec, machineSpec, type Step, script } from './spec.ts';

/** A random machine and what happens to it. */
export const cases: readonly [fc.Arbitrary<MachineSpec>, fc.Arbitrary<readonly Step[]>] = [
  machineSpec,
  script,
];

const compared =
  (options: SideOptions) =>
  async (spec: MachineSpec, steps: readonly Step[]): Promise<void> => {
    const started = (createActor: CreateActor) => startSide(createActor, spec, options);
    const difference = await firstDifference(started(lean), started(xstate), steps);
    expect(difference?.one).toEqual(difference?.other);
  };

/** Both runtimes do and show the same after every step. */
export const behavesAlike = compared({});

/** Both runtimes send the same inspection events. */
export const isInspectedAlike = compared({ inspects: true });

/** The JSON of the snapshot that a runtime stores after some steps. */
export const storedAfter = async (
  createActor: CreateActor,
  spec: MachineSpec,
  steps: readonly Step[],
): Promise<string> => {
  const side = startSide(createActor, spec);
  for (const step of ['start', ...steps] as const) await side.take(step);
  return JSON.stringify(side.actor.getPersistedSnapshot());
};

/** Both runtimes go on alike from what one of them stored. */
export const resumesAlike = async (
  spec: MachineSpec,
  before: readonly Step[],
  after: readonly Step[],
  isStoredByXState: boolean,
): Promise<void> => {
  const text = await storedAfter(isStoredByXState ? xstate : lean, spec, before);
  const resumed = (createActor: CreateActor) => startSide(createActor, spec, { snapshot: JSON.parse(text) });
  const difference = await firstDifference(resumed(lean), resumed(xstate), after);
  expect(difference?.one).toEqual(difference?.other);
};

/** What a machine shows after each step that a script takes it without an actor. */
export const steps = (
  stepping: Stepping,
  spec: MachineSpec,
  taken: readonly Step[],
  twist?: Twist,
): readonly unknown[] => {
  const pure = startPure(stepping, spec, twist);
  return (['start', ...taken] as const).map((step) => pure.take(step));
};

/** XState gives children ids that others of a snapshot have if another runtime gave these. */
const NO_NEW_IDS: Twist = { action: (spec) => (spec.kind === 'spawnNew' ? undefined : spec) };

/** Both runtimes lead from snapshot to snapshot alike, and list the same actions. */
export const stepsAlike = (spec: MachineSpec, taken: readonly Step[]): void => {
  expect(steps(byRuntime, spec, taken)).toEqual(steps(byXState, spec, taken));
  expect(steps(byBoth(), spec, taken, NO_NEW_IDS)).toEqual(steps(byXState, spec, taken, NO_NEW_IDS));
};
