import {
  type ActionArgs,
  type AnyEventObject,
  type AnyStateMachine,
  and,
  assign,
  cancel,
  emit,
  enqueueActions,
  forwardTo,
  log,
  not,
  or,
  raise,
  sendParent,
  sendTo,
  setup,
  spawnChild,
  stateIn,
  stopChild,
} from 'xstate';
import type { Action, Args, Context, Twist } from './config.ts';
import { type Place, pick } from './places.ts';
import { type ActionSpec, DELAYS, EVENTS, type GuardSpec, SOURCES } from './spec.ts';
import type { World } from './world.ts';

/** How many transitions the outermost machine takes by itself. */
export const FUEL = 9;
const MODULUS = 1009;

/** How often machines may pass an event on. */
const MOST_HOPS = 2;

/** An event that a machine sends because of another. */
const passed = (world: World, event: AnyEventObject, which: number): AnyEventObject => {
  const hops = Number(event.hops ?? 0) + 1;
  world.energy -= 1;
  return { type: hops > MOST_HOPS || world.energy < 0 ? 'spent' : pick(EVENTS, which), n: which, hops };
};

const fresh = (n: number, k: number): number => (n * 31 + k + 1) % MODULUS;

const isMultiple = (n: number, k: number): boolean => n % (k + 2) < 2;

/** The name that an invoked actor may have in the whole system. */
export const systemIdOf = (id: string | undefined): string => `system-${id}`;

/** The implementations that machines refer to by name. */
export const namesOf = (world: World) =>
  setup({
    types: { context: {} as Context, events: {} as AnyEventObject },
    actions: {
      named: ({ context, event }, params: { readonly k: number }) =>
        world.note(`named ${params.k} ${context.n} ${event.type}`),
      burn: assign({ fuel: ({ context }) => context.fuel - 1 }),
      refuel: assign({ fuel: FUEL }),
    },
    guards: {
      hasFuel: ({ context }) => context.fuel > 0,
      isUnspent: ({ event }) => event.type !== 'spent',
      named: ({ context }, params: { readonly k: number }) => isMultiple(context.n, params.k),
    },
    delays: { short: 5, byContext: ({ context }) => 5 + (context.n % 3) * 5 },
  });

/** Builds the guards and actions of one machine. */
export class Effects {
  constructor(
    private readonly id: string,
    private readonly places: readonly Place[],
    private readonly world: World,
    private readonly machines: readonly AnyStateMachine[],
    private readonly twist: Twist,
  ) {}

  /** A source by name: the kinds of actors, or one of the machines behind this one. */
  source(src: number): string {
    const kind = pick(SOURCES, src);
    if (kind !== 'machine') return kind;
    return this.machines.length === 0 ? 'reducer' : pick(this.machines, src).id;
  }

  guard(given: GuardSpec): object {
    const spec = this.twist.guard?.(given) ?? given;
    switch (spec.kind) {
      case 'context':
        return ({ context }: Args) => isMultiple(context.n, spec.k);
      case 'event':
        return ({ event }: Args) => isMultiple(Number(event.n ?? 0), spec.k);
      case 'named':
        return { type: 'named', params: { k: spec.k } };
      case 'in':
        return stateIn(`#${[this.id, ...pick(this.places, spec.k).path].join('.')}`);
      case 'and':
        return and(spec.of.map((one) => this.guard(one)) as never);
      case 'or':
        return or(spec.of.map((one) => this.guard(one)) as never);
      case 'not':
        return not(this.guard(spec.of[0]) as never);
      case 'throws':
        return () => {
          throw new Error('guard');
        };
    }
  }

  actions(specs: readonly ActionSpec[], children: readonly string[]): readonly Action[] {
    return specs
      .map((spec) => (this.twist.action === undefined ? spec : this.twist.action(spec)))
      .filter((spec) => spec !== undefined)
      .map((spec) => this.action(spec, children));
  }

  private action(spec: ActionSpec, children: readonly string[]): Action {
    const { world } = this;
    switch (spec.kind) {
      case 'note':
        return ({ context, event, self }: Args & { self: { id: string } }) =>
          world.note(`note ${spec.k} ${self.id} ${context.n}`, event);
      case 'named':
        return { type: 'named', params: { k: spec.k } };
      case 'dynamic':
        return { type: 'named', params: ({ context }: Args) => ({ k: context.n }) };
      case 'assign':
        return assign(({ context }) => ({ n: fresh((context as Context).n, spec.k) }));
      case 'merge':
        return assign({ n: ({ context }) => fresh((context as Context).n, spec.k) });
      case 'emit':
        return emit(({ context }) => ({ type: 'emitted', n: (context as Context).n, k: spec.k }));
      case 'log':
        return log(({ context, event }) => [(context as Context).n, event.type], `log ${spec.k}`);
      case 'throw':
        return () => {
          throw new Error(`action ${spec.k}`);
        };
      case 'raise':
        return raise(({ event }) => passed(world, event, spec.event));
      case 'sendSelf':
        return sendTo(
          ({ self }) => self,
          ({ event }) => passed(world, event, spec.event),
        );
      case 'sendParent':
        return this.id === 'm0'
          ? raise(({ event }) => passed(world, event, spec.event))
          : sendParent(({ event }) => passed(world, event, spec.event));
      case 'raiseLater':
        return raise(({ event }) => passed(world, event, spec.event), {
          delay: pick(DELAYS, spec.delay) as number,
          id: `later${spec.id}`,
        });
      case 'sendLater':
        return sendTo(
          ({ self }) => self,
          ({ event }) => passed(world, event, spec.event),
          { delay: pick(DELAYS, spec.delay) as number, id: `later${spec.id}` },
        );
      case 'cancel':
        return cancel(`later${spec.id}`);
      case 'sendChild':
        return children.length === 0
          ? emit({ type: 'childless' })
          : sendTo(pick(children, spec.child), ({ event }) => passed(world, event, spec.event));
      case 'forward':
        return children.length === 0 ? emit({ type: 'childless' }) : forwardTo(pick(children, spec.child));
      case 'sendSystem':
        return sendTo(
          ({ system, self }) => system.get(systemIdOf(children[spec.child % children.length])) ?? self,
          ({ event }) => passed(world, event, spec.event),
        );
      case 'spawn':
        return spawnChild(
          this.source(spec.src) as never,
          {
            id: `spawned${spec.id}`,
            input: ({ context }: ActionArgs<Context, AnyEventObject, AnyEventObject>) => ({
              k: context.n % 10,
            }),
            syncSnapshot: spec.sync,
          } as never,
        );
      case 'spawnRef':
        return assign({
          ref: ({ spawn }) =>
            spawn(
              this.source(spec.src) as never,
              { id: `spawned${spec.id}`, input: { k: spec.src % 10 }, syncSnapshot: spec.sync } as never,
            ),
        });
      case 'spawnNew':
        return assign({
          ref: ({ spawn }) => spawn(this.source(spec.src) as never, { input: { k: spec.src % 10 } } as never),
        });
      case 'stop':
        return stopChild(`spawned${spec.id}`);
      case 'stopRef':
        return stopChild(({ context }) => ((context as Context).ref ?? 'none') as never);
      case 'enqueue': {
        const guard = this.guard(spec.guard);
        const queued = this.actions(spec.of, children);
        return enqueueActions(({ context, enqueue, check }) => {
          world.note(`enqueue ${(context as Context).n}`);
          if (!check(guard as never)) return;
          for (const action of queued) enqueue(action as never);
        });
      }
    }
  }
}
