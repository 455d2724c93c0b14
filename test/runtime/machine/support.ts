import { expect } from 'vitest';
import type { AnyActorLogic, AnyActorRef, AnyEventObject, InspectionEvent } from 'xstate';
import { SimulatedClock } from '../../../src/api/runtime.ts';
import { type CreateActor, lean, xstate } from './support/runtimes.ts';
import { sessionNamer } from './support/sessions.ts';

/** What a test does with an actor: events or types of events to send, times to pass, and anything else. */
export type Step = AnyEventObject | string | number | ((actor: AnyActorRef) => void);

export interface Recorder {
  readonly log: (entry: unknown) => void;
}

interface Trial {
  readonly logic: (recorder: Recorder) => AnyActorLogic;
  readonly steps: readonly Step[];
  readonly input?: unknown;
}

const plain = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_key, each: unknown) =>
      each instanceof Error ? { error: each.message } : each === undefined ? 'undefined' : each,
    ) ?? 'null',
  );

const inspected = (event: InspectionEvent): unknown => {
  const { type, actorRef } = event;
  const actor = (actorRef as unknown as { readonly id: string }).id;
  switch (type) {
    case '@xstate.event': {
      const source = (event.sourceRef as unknown as { readonly id: string } | undefined)?.id;
      return { type, actor, source, event: event.event };
    }
    case '@xstate.microstep':
    case '@xstate.snapshot': {
      const transitions = '_transitions' in event ? event._transitions.map(({ eventType }) => eventType) : [];
      return { type, actor, event: event.event, snapshot: event.snapshot, transitions };
    }
    case '@xstate.action':
      return { type, actor, action: { type: event.action.type, params: event.action.params } };
    default:
      return { type, actor };
  }
};

const trace = (
  create: CreateActor,
  { logic, steps, input }: Trial,
  isInspected: boolean,
): readonly unknown[] => {
  const entries: unknown[] = [];
  const name = sessionNamer();
  const log = (entry: unknown): void => void entries.push(JSON.parse(name(JSON.stringify(plain(entry)))));
  const clock = new SimulatedClock();
  const actor = create(logic({ log }), {
    id: 'root',
    input,
    clock,
    logger: (...args: readonly unknown[]) => log({ logged: args }),
    ...(isInspected ? { inspect: (event: InspectionEvent) => log(inspected(event)) } : {}),
  }) as AnyActorRef;
  actor.subscribe({
    next: (snapshot) => log({ next: snapshot }),
    error: (error) => log({ error }),
    complete: () => log('complete'),
  });
  actor.on('*', (event) => log({ emitted: event }));
  log({ initial: actor.getSnapshot() });
  const act = (step: Step): void => {
    const before = actor.getSnapshot();
    if (typeof step === 'number') clock.increment(step);
    else if (typeof step === 'function') step(actor);
    else actor.send(typeof step === 'string' ? { type: step } : step);
    const after = actor.getSnapshot();
    log({ step: typeof step === 'function' ? 'call' : step, after, isSame: after === before });
    if (after.status !== 'error') log({ persisted: actor.getPersistedSnapshot() });
  };
  for (const step of [() => actor.start(), ...steps]) act(step);
  return entries;
};

/** Expects the same of this runtime and of XState, and returns it. */
export const expectAlike = async <T>(run: (createActor: CreateActor) => T | Promise<T>): Promise<T> => {
  const expected = await run(xstate);
  expect(await run(lean)).toEqual(expected);
  return expected;
};

/** Expects the same trace of a script in both, with and without inspection. */
export const expectSame = async (trial: Trial): Promise<void> => {
  for (const isInspected of [false, true])
    await expectAlike((createActor) => trace(createActor, trial, isInspected));
};
