import { type AnyActorLogic, type AnyStateMachine, and } from 'xstate';
import type { Args, StateConfig, TransitionConfig, Transitions, Twist } from './config.ts';
import { Effects, FUEL, namesOf, systemIdOf } from './effects.ts';
import {
  areApart,
  areNested,
  childKeys,
  END,
  keyOf,
  type Path,
  type Place,
  pick,
  placesOf,
} from './places.ts';
import {
  type ActionSpec,
  DELAYS,
  DESCRIPTORS,
  type MachineSpec,
  type StateSpec,
  type TransitionSpec,
} from './spec.ts';
import { sourcesOf, type World } from './world.ts';

/** Targets from this number on are ends. */
const TO_END = 50;

/** Kinds of actions that neither change a machine nor send it an event. */
const IDLE: readonly ActionSpec['kind'][] = ['note', 'named', 'dynamic', 'emit', 'log'];

/** XState takes an eventless transition that changes nothing once. */
const changesNothing = ({ targets, actions }: TransitionSpec): boolean =>
  targets.length === 0 && actions.every(({ kind }) => IDLE.includes(kind));

/** Builds the states of one machine. */
class Builder {
  private readonly places: readonly Place[];
  private readonly effects: Effects;
  private invoked = 0;

  constructor(
    private readonly id: string,
    root: StateSpec,
    private readonly world: World,
    machines: readonly AnyStateMachine[],
    private readonly logics: Readonly<Record<string, AnyActorLogic>>,
    private readonly twist: Twist,
  ) {
    this.places = placesOf(root);
    this.effects = new Effects(id, this.places, world, machines, twist);
  }

  private idAt(path: Path): string {
    return [this.id, ...path].join('.');
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

  /** A transition. `isBounded`: one that the machine may take without an event of the script, as often as it has fuel. */
  private transition(
    spec: TransitionSpec,
    path: Path,
    children: readonly string[],
    isBounded = false,
  ): TransitionConfig {
    const target = this.targets(spec, path);
    const actions = this.effects.actions(spec.actions, children);
    const guards = [
      ...(isBounded ? ['hasFuel', 'isUnspent'] : []),
      ...(spec.guard === undefined ? [] : [this.effects.guard(spec.guard)]),
    ];
    const [guard] = guards;
    const config = {
      ...(target.length === 0 ? {} : { target }),
      ...(spec.reenter ? { reenter: true } : {}),
      ...(guard === undefined
        ? {}
        : { guard: (guards.length === 1 ? guard : and(guards as never)) as object }),
      actions: isBounded ? [{ type: 'burn' }, ...actions] : actions,
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
      const isBounded = key === '*' || key.startsWith('xstate.');
      lists[key] = [...(lists[key] ?? []), this.transition(spec, path, children, isBounded)];
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
      specs.map((one) => this.transition(one, path, children, true));
    const keys = childKeys(spec);
    const config: StateConfig = {
      id: this.idAt(path),
      entry: this.effects.actions(spec.entry, children),
      exit: this.effects.actions(spec.exit, children),
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
      always: spec.always.map((one) => this.transition(one, path, children, !changesNothing(one))),
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
              actions: this.effects.actions(spec.initialActions, children),
            },
          }),
      invoke: invokes.map(({ id, src, k, inline, isKnown, done, error, snapshot }) => {
        const name = this.effects.source(src);
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
