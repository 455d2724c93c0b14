import { type AnyActorRef, type AnyEventObject, type InspectionEvent, SimulatedClock } from 'xstate';
import type { CreateActor } from '../runtimes.ts';
import { sessionNamer } from '../sessions.ts';
import type { Twist } from './config.ts';
import { buildMachine } from './machine.ts';
import { normal } from './normal.ts';
import { pick } from './places.ts';
import { EVENTS, type MachineSpec, type Step } from './spec.ts';
import { ENERGY, newWorld } from './world.ts';

/** The parts that snapshots of all kinds of actors may have. */
export interface AnySnapshot {
  readonly status: string;
  readonly value?: unknown;
  readonly context?: unknown;
  readonly output?: unknown;
  readonly error?: unknown;
  readonly tags?: ReadonlySet<string>;
  readonly children?: Readonly<Record<string, AnyActorRef | undefined>>;
  readonly getMeta?: () => unknown;
  readonly can?: (event: AnyEventObject) => boolean;
}

export const attempt = (read: () => unknown): unknown => {
  try {
    return normal(read());
  } catch (error) {
    return { thrown: normal(error) };
  }
};

/** What can be seen of an actor and of those below it. */
const seen = (actor: AnyActorRef): unknown => [actor.id, seenSnapshot(actor.getSnapshot())];

/** What can be seen of a snapshot. */
export const seenSnapshot = (snapshot: AnySnapshot): unknown => {
  const { status, value, context, output, error, tags, children = {} } = snapshot;
  return normal({
    status,
    value,
    context,
    output,
    error,
    tags: tags && [...tags].sort(),
    meta: attempt(() => snapshot.getMeta?.()),
    can: EVENTS.map((type) => attempt(() => snapshot.can?.({ type, n: 1 }))),
    children: Object.entries(children).map(([key, child]) => [key, child && seen(child)]),
  });
};

/** An actor and all below it. */
const actorsBelow = (actor: AnyActorRef): readonly AnyActorRef[] => {
  const { children } = actor.getSnapshot() as AnySnapshot;
  return [actor, ...Object.values(children ?? {}).flatMap((child) => (child ? actorsBelow(child) : []))];
};

/** An inspection event as plain data. */
const inspected = (event: InspectionEvent): unknown => {
  const { snapshot } = event as { snapshot?: AnySnapshot };
  const { _transitions: taken } = event as { _transitions?: readonly object[] };
  const { rootId: _, actorRef, ...rest } = event;
  return normal({
    ...rest,
    actorRef: (actorRef as AnyActorRef).id,
    ...(snapshot === undefined ? {} : { snapshot: { status: snapshot.status, value: snapshot.value } }),
    ...(taken === undefined
      ? {}
      : {
          _transitions: taken.map((transition) => {
            const { eventType, reenter, source, target } = transition as {
              eventType: string;
              reenter: boolean;
              source: { id: string };
              target?: readonly { id: string }[];
            };
            return [eventType, reenter, source.id, target?.map(({ id }) => id)];
          }),
        }),
  });
};

/** Older ends of actors are mostly of actors that were stopped. */
const LATEST = 3;

/** Lets promises run what waits for them. */
const turn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

export interface SideOptions {
  readonly twist?: Twist;
  readonly inspects?: boolean;
  /** A persisted snapshot to start from. */
  readonly snapshot?: unknown;
}

/** One of two runs that are compared: a runtime with a machine of its own in a world of its own. */
export const startSide = (createActor: CreateActor, spec: MachineSpec, options: SideOptions = {}) => {
  const world = newWorld();
  const clock = new SimulatedClock();
  const name = sessionNamer();
  const actor = createActor(buildMachine(spec, world, options.twist), {
    id: 'root',
    clock,
    input: { k: 3 },
    logger: (...parts: unknown[]) => world.note('logged', parts),
    ...(options.inspects
      ? { inspect: (event: InspectionEvent) => world.note('inspected', inspected(event)) }
      : {}),
    ...(options.snapshot === undefined ? {} : { snapshot: options.snapshot as never }),
  });
  actor.on('*', (event) => world.note('emitted', event));
  actor.subscribe({
    next: ({ status, value }) => world.note('next', { status, value }),
    error: (error) => world.note('error', error),
    complete: () => world.note('complete'),
  });
  const perform = async (step: Step): Promise<void> => {
    switch (step.kind) {
      case 'send':
        return actor.send({ type: pick(EVENTS, step.event), n: step.n });
      case 'sendTo':
        return pick(actorsBelow(actor), step.actor).send({ type: pick(EVENTS, step.event), n: step.n });
      case 'refuel':
        return actor.send({ type: 'refuel' });
      case 'wait':
        return clock.increment(step.ms);
      case 'callback':
        if (world.callbacks.length === 0) return;
        return pick(
          world.callbacks.slice(-LATEST),
          step.which,
        )({ type: pick(EVENTS, step.event), n: step.event });
      case 'observe': {
        if (world.observers.length === 0) return;
        const observer = pick(world.observers.slice(-LATEST), step.which);
        if (step.what === 0) observer.complete?.();
        else if (step.what === 1) observer.error?.(new Error('observable'));
        else observer.next?.({ type: pick(EVENTS, step.what), n: step.what } as never);
        return;
      }
      case 'settle': {
        if (world.promises.length === 0) return;
        const { resolve, reject } = pick(world.promises.slice(-LATEST), step.which);
        if (step.what % 3 === 0) reject(new Error('promise'));
        else resolve({ settled: step.what });
        return turn();
      }
    }
  };
  return {
    actor,
    /** What a step did, and how all stands after it. */
    take: async (step: Step | 'start' | 'stop'): Promise<unknown> => {
      world.energy = ENERGY;
      try {
        if (step === 'start') actor.start();
        else if (step === 'stop') actor.stop();
        else await perform(step);
      } catch (error) {
        world.note('thrown', error);
      }
      const log = world.log.splice(0).filter((line) => options.twist?.line?.(line) ?? true);
      const persisted = attempt(() => JSON.parse(JSON.stringify(actor.getPersistedSnapshot())));
      return JSON.parse(name(JSON.stringify({ log, actor: seen(actor), persisted })));
    },
  };
};

export type Side = ReturnType<typeof startSide>;
