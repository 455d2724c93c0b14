import {
  type ActionArgs,
  type AnyActorLogic,
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
import { areApart, areNested, childKeys, END, keyOf, type Path, type Place, placesOf } from './places.ts';
import {
  type ActionSpec,
  DELAYS,
  DESCRIPTORS,
  EVENTS,
  type GuardSpec,
  type MachineSpec,
  SOURCES,
  type StateSpec,
  type TransitionSpec,
} from './spec.ts';
import { sourcesOf, type World } from './world.ts';

export interface Context {
  readonly n: number;
  /** How many more transitions the machine takes by itself. */
  readonly fuel: number;
  readonly ref?: unknown;
}

interface Args {
  readonly context: Context;
  readonly event: AnyEventObject;
}

/** What a planted fault changes of the machines of one side. Each gets what was built, and gives what takes its place. */
export interface Twist {
  readonly state?: (config: StateConfig) => StateConfig;
  readonly action?: (spec: ActionSpec) => ActionSpec | undefined;
  readonly transition?: (config: TransitionConfig) => TransitionConfig;
  readonly guard?: (spec: GuardSpec) => GuardSpec;
  /** Whether a line of the log is written. */
  readonly line?: (line: string) => boolean;
}

type Action = object;

export interface TransitionConfig {
  readonly target?: readonly string[];
  readonly reenter?: boolean;
  readonly guard?: object;
  readonly actions: readonly Action[];
}

type Transitions = Readonly<Record<string, readonly TransitionConfig[]>>;

export interface InvokeConfig {
  readonly id: string;
  readonly src: unknown;
  readonly input: unknown;
  readonly onDone: readonly TransitionConfig[];
  readonly onError: readonly TransitionConfig[];
  readonly systemId?: string;
  readonly onSnapshot?: readonly TransitionConfig[];
}

export interface StateConfig {
  readonly id: string;
  readonly type?: string;
  readonly history?: string;
  readonly target?: string;
  readonly initial?: { readonly target: string; readonly actions: readonly Action[] };
  readonly states?: Readonly<Record<string, StateConfig>>;
  readonly entry?: readonly Action[];
  readonly exit?: readonly Action[];
  readonly on?: Transitions;
  readonly after?: Transitions;
  readonly always?: readonly TransitionConfig[];
  readonly onDone?: readonly TransitionConfig[];
  readonly invoke?: readonly InvokeConfig[];
  readonly tags?: readonly string[];
  readonly meta?: object;
  readonly output?: unknown;
}

const FUEL = 9;
const MODULUS = 1009;

/** Targets from this number on are ends. */
const TO_END = 50;

/** How often machines may pass an event on. */
const MOST_HOPS = 2;

export const pick = <T>(all: readonly T[], index: number): T => {
  const found = all[index % all.length];
  if (found === undefined) throw new RangeError('nothing to pick from');
  return found;
};

/** An event that a machine sends because of another. */
const passed = (world: World, event: AnyEventObject, which: number): AnyEventObject => {
  const hops = Number(event.hops ?? 0) + 1;
  world.energy -= 1;
  return { type: hops > MOST_HOPS || world.energy < 0 ? 'spent' : pick(EVENTS, which), n: which, hops };
};

const fresh = (n: number, k: number): number => (n * 31 + k + 1) % MODULUS;

const isMultiple = (n: number, k: number): boolean => n % (k + 2) < 2;

/** The name that an invoked actor may have in the whole system. */
const systemIdOf = (id: string | undefined): string => `system-${id}`;

/** The implementations that machines refer to by name. */
const namesOf = (world: World) =>
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

/** Builds the states of one machine. */
class Builder {
  private invoked = 0;

  constructor(
    private readonly id: string,
    root: StateSpec,
    private readonly world: World,
    private readonly machines: readonly AnyStateMachine[],
    private readonly logics: Readonly<Record<string, AnyActorLogic>>,
    private readonly twist: Twist,
  ) {
    this.places = placesOf(root);
  }

  private readonly places: ReturnType<typeof placesOf>;

  private idAt(path: Path): string {
    return [this.id, ...path].join('.');
  }

  /** A source by name: the kinds of actors, or one of the machines behind this one. */
  private source(src: number): string {
    const kind = pick(SOURCES, src);
    if (kind !== 'machine') return kind;
    return this.machines.length === 0 ? 'reducer' : pick(this.machines, src).id;
  }

  private guard(given: GuardSpec): object {
    const spec = this.twist.guard?.(given) ?? given;
    switch (spec.kind) {
      case 'context':
        return ({ context }: Args) => isMultiple(context.n, spec.k);
      case 'event':
        return ({ event }: Args) => isMultiple(Number(event.n ?? 0), spec.k);
      case 'named':
        return { type: 'named', params: { k: spec.k } };
      case 'in':
        return stateIn(`#${this.idAt(pick(this.places, spec.k).path)}`);
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

  private actions(specs: readonly ActionSpec[], children: readonly string[]): readonly Action[] {
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
      case 'stop':
        return stopChild(`spawned${spec.id}`);
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

  /** Where a number leads: to any state, or often to the end of the innermost state around that has one. */
  private target(index: number, path: Path): Path {
    const ends = this.places.filter(
      ({ path: end }) => end.at(-1) === END && areNested(end.slice(0, -1), path),
    );
    return index >= TO_END && ends.length > 0 ? (ends.at(-1) as Place).path : pick(this.places, index).path;
  }

  /** Targets that can be active together. */
  private targets({ targets, relative }: TransitionSpec, path: Path): readonly string[] {
    const [index, ...more] = targets;
    const chosen: Path[] = index === undefined ? [] : [this.target(index, path)];
    for (const further of more) {
      const apart = this.places.filter((place) =>
        chosen.every((other) => areApart(this.places, place.path, other)),
      );
      if (apart.length > 0) chosen.push(pick(apart, further).path);
    }
    return chosen.map((target) => {
      const text = target.join('.');
      const from = path.join('.');
      if (relative && target.length > path.length && text.startsWith(from)) {
        const inside = text.slice(from.length);
        if (path.length === 0 || inside.startsWith('.')) return path.length === 0 ? `.${text}` : inside;
      }
      const parent = path.slice(0, -1).join('.');
      const isSibling =
        path.length > 0 && target.length === path.length && target.slice(0, -1).join('.') === parent;
      return relative && isSibling ? (target.at(-1) ?? '') : `#${this.idAt(target)}`;
    });
  }

  /** A transition. `burning`: one that the machine may take without an event of the script, which its fuel bounds. */
  private transition(
    spec: TransitionSpec,
    path: Path,
    children: readonly string[],
    bound?: 'hasFuel',
  ): TransitionConfig {
    const target = this.targets(spec, path);
    const actions = this.actions(spec.actions, children);
    const guards = [
      ...(bound === undefined ? [] : [bound, 'isUnspent']),
      ...(spec.guard === undefined ? [] : [this.guard(spec.guard)]),
    ];
    const [guard] = guards;
    const config = {
      ...(target.length === 0 ? {} : { target }),
      ...(spec.reenter ? { reenter: true } : {}),
      ...(guard === undefined
        ? {}
        : { guard: (guards.length === 1 ? guard : and(guards as never)) as object }),
      actions: bound === undefined ? actions : [{ type: 'burn' }, ...actions],
    };
    return this.twist.transition?.(config) ?? config;
  }

  private lists(
    specs: readonly TransitionSpec[],
    keys: readonly (string | number)[],
    path: Path,
    children: readonly string[],
  ): Transitions {
    const lists: Record<string, TransitionConfig[]> = {};
    for (const [index, spec] of specs.entries()) {
      const key = `${keys[index]}`;
      const bound = key === '*' || key.startsWith('xstate.') ? 'hasFuel' : undefined;
      lists[key] = [...(lists[key] ?? []), this.transition(spec, path, children, bound)];
    }
    return lists;
  }

  /** `outer`: the invoked children of the states around this one. */
  state(spec: StateSpec, path: Path = [], outer: readonly string[] = []): StateConfig {
    const invokes = spec.invoke.map((invoke) => {
      this.invoked += 1;
      return { ...invoke, id: `${this.id}-${this.invoked}` };
    });
    const children = [...outer, ...invokes.map(({ id }) => id)];
    const bounded = (specs: readonly TransitionSpec[]) =>
      specs.map((one) => this.transition(one, path, children, 'hasFuel'));
    const keys = childKeys(spec);
    const config: StateConfig = {
      id: this.idAt(path),
      entry: this.actions(spec.entry, children),
      exit: this.actions(spec.exit, children),
      on: this.lists(
        spec.on,
        spec.on.map(({ event }) => pick(DESCRIPTORS, event)),
        path,
        children,
      ),
      after: this.lists(
        spec.after,
        spec.after.map(({ delay }) => pick(DELAYS, delay)),
        path,
        children,
      ),
      always: bounded(spec.always),
      ...(spec.tag ? { tags: [`tag-${path.length}`], meta: { at: path.join('.') } } : {}),
      ...(keys.length === 0
        ? {}
        : { onDone: bounded(spec.done), states: this.inner(spec, keys, path, children) }),
      ...(spec.parallel && keys.length > 0 ? { type: 'parallel' } : {}),
      ...(spec.parallel || keys.length === 0
        ? {}
        : {
            initial: {
              target: keyOf(spec.initial % spec.states.length),
              actions: this.actions(spec.initialActions, children),
            },
          }),
      invoke: invokes.map(({ id, src, k, inline, isKnown, done, error, snapshot }) => {
        const name = this.source(src);
        return {
          id,
          src: inline ? this.logics[name] : name,
          input: k % 2 === 0 ? { k } : ({ context }: Args) => ({ k: context.n % 10 }),
          onDone: bounded(done),
          onError: bounded(error),
          ...(isKnown ? { systemId: systemIdOf(id) } : {}),
          ...(snapshot.length === 0 ? {} : { onSnapshot: bounded(snapshot) }),
        };
      }),
    };
    return this.twist.state?.(config) ?? config;
  }

  private inner(
    spec: StateSpec,
    keys: readonly string[],
    path: Path,
    children: readonly string[],
  ): Readonly<Record<string, StateConfig>> {
    const { history } = spec;
    const states = keys.map((key, index): StateConfig => {
      const child = spec.states[index];
      if (child !== undefined) return this.state(child, [...path, key], children);
      const id = this.idAt([...path, key]);
      if (key === END) {
        const end: StateConfig = {
          id,
          type: 'final',
          entry: [() => this.world.note(`end ${id}`)],
          output: ({ context }: Args) => ({ ended: id, n: context.n }),
        };
        return this.twist.state?.(end) ?? end;
      }
      const target =
        history?.target === undefined ? {} : { target: keyOf(history.target % spec.states.length) };
      const old: StateConfig = {
        id,
        type: 'history',
        history: history?.deep ? 'deep' : 'shallow',
        ...target,
      };
      return this.twist.state?.(old) ?? old;
    });
    return Object.fromEntries(keys.map((key, index) => [key, states[index] as StateConfig]));
  }
}

/** The outermost of the machines of a spec, which act in a world. */
export const buildMachine = (specs: MachineSpec, world: World, twist: Twist = {}): AnyStateMachine => {
  const sources = sourcesOf(world);
  const behind: AnyStateMachine[] = [];
  for (const [index, spec] of [...specs.entries()].reverse()) {
    const logics = { ...sources, ...Object.fromEntries(behind.map((machine) => [machine.id, machine])) };
    const builder = new Builder(`m${index}`, spec, world, [...behind], logics, twist);
    const config = builder.state(spec);
    const machine = namesOf(world).createMachine({
      ...config,
      on: { ...config.on, refuel: { actions: 'refuel' } },
      context: ({ input }: { input: { k: number } | undefined }) => ({
        n: input?.k ?? 0,
        fuel: FUEL - 3 * index,
      }),
      output: ({ context, event }: Args) => ({ n: context.n, of: event.output }),
    } as never);
    behind.unshift(machine.provide({ actors: logics } as never) as unknown as AnyStateMachine);
  }
  return behind[0] as AnyStateMachine;
};
