import { fc } from '@fast-check/vitest';

/**
 * Random machines as data. Numbers that choose among the states, children and so on of a machine are taken modulo how
 * many there are, so that every number is valid.
 */

/** What events the machines and scripts send. `spent` is what an event becomes that was passed on too often. */
export const EVENTS = ['a', 'b', 'a.x', 'a.y.z', 'b.x'] as const;

/** What transitions wait for. */
export const DESCRIPTORS = [
  ...EVENTS,
  'a.*',
  'a.y.*',
  '*',
  'xstate.done.actor.*',
  'xstate.error.actor.*',
  'xstate.snapshot.*',
] as const;

export const SOURCES = [
  'promise',
  'machine',
  'callback',
  'observable',
  'promise',
  'events',
  'reducer',
  'machine',
] as const;

export type Source = (typeof SOURCES)[number];

export type GuardSpec =
  | { readonly kind: 'context' | 'event' | 'named' | 'in'; readonly k: number }
  | { readonly kind: 'and' | 'or'; readonly of: readonly [GuardSpec, GuardSpec] }
  | { readonly kind: 'not'; readonly of: readonly [GuardSpec] }
  | { readonly kind: 'throws' };

export type ActionSpec =
  | {
      readonly kind: 'note' | 'named' | 'dynamic' | 'assign' | 'merge' | 'emit' | 'log' | 'throw';
      readonly k: number;
    }
  | { readonly kind: 'raise' | 'sendSelf' | 'sendParent'; readonly event: number }
  | {
      readonly kind: 'raiseLater' | 'sendLater';
      readonly event: number;
      readonly delay: number;
      readonly id: number;
    }
  | { readonly kind: 'cancel'; readonly id: number }
  | { readonly kind: 'sendChild'; readonly child: number; readonly event: number }
  | { readonly kind: 'forward'; readonly child: number }
  | { readonly kind: 'sendSystem'; readonly child: number; readonly event: number }
  | { readonly kind: 'enqueue'; readonly guard: GuardSpec; readonly of: readonly ActionSpec[] }
  | { readonly kind: 'spawn' | 'spawnRef'; readonly src: number; readonly id: number; readonly sync: boolean }
  /** Without an id. */
  | { readonly kind: 'spawnNew'; readonly src: number }
  | { readonly kind: 'stop'; readonly id: number }
  | { readonly kind: 'stopRef' };

export interface TransitionSpec {
  /** None, one, or several that lie in different regions. */
  readonly targets: readonly number[];
  /** Targets are written relative to the source where XState allows that. */
  readonly relative: boolean;
  readonly reenter: boolean;
  readonly guard: GuardSpec | undefined;
  readonly actions: readonly ActionSpec[];
}

export interface InvokeSpec {
  readonly src: number;
  readonly k: number;
  /** The logic stands in the machine itself and not among its implementations. */
  readonly inline: boolean;
  /** It has a name in the whole system of actors. */
  readonly isKnown: boolean;
  readonly done: readonly TransitionSpec[];
  readonly error: readonly TransitionSpec[];
  readonly snapshot: readonly TransitionSpec[];
}

export interface StateSpec {
  readonly parallel: boolean;
  /** None for an atomic state. */
  readonly states: readonly StateSpec[];
  readonly initial: number;
  readonly initialActions: readonly ActionSpec[];
  readonly history: { readonly deep: boolean; readonly target: number | undefined } | undefined;
  /** A final child. */
  readonly final: boolean;
  readonly entry: readonly ActionSpec[];
  readonly exit: readonly ActionSpec[];
  readonly on: readonly (TransitionSpec & { readonly event: number })[];
  readonly always: readonly TransitionSpec[];
  readonly after: readonly (TransitionSpec & { readonly delay: number })[];
  readonly done: readonly TransitionSpec[];
  readonly invoke: readonly InvokeSpec[];
  readonly tag: boolean;
}

/** The root states of machines. Each may invoke and spawn those behind it. */
export type MachineSpec = readonly [StateSpec, StateSpec, StateSpec];

/** Delays by figure and by name, far enough from zero that time steps end. */
export const DELAYS = [5, 10, 15, 'short', 'byContext'] as const;

const number = fc.nat({ max: 60 });
const k = fc.nat({ max: 9 });
const list = <T>(of: fc.Arbitrary<T>, maxLength: number): fc.Arbitrary<T[]> =>
  fc.array(of, { maxLength, size: 'max' });
const rarely = <T>(of: fc.Arbitrary<T>, maxLength: number, weight = 2): fc.Arbitrary<T[]> =>
  fc.oneof({ weight, arbitrary: fc.constant<T[]>([]) }, { weight: 1, arbitrary: list(of, maxLength) });

const simpleGuard: fc.Arbitrary<GuardSpec> = fc.record({
  kind: fc.constantFrom('context', 'event', 'named', 'in'),
  k,
});

const guard: fc.Arbitrary<GuardSpec> = fc.oneof(
  { weight: 40, arbitrary: simpleGuard },
  {
    weight: 10,
    arbitrary: fc.record({ kind: fc.constantFrom('and', 'or'), of: fc.tuple(simpleGuard, simpleGuard) }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('not'), of: fc.tuple(simpleGuard) }) },
  { weight: 1, arbitrary: fc.constant<GuardSpec>({ kind: 'throws' }) },
);

const id = fc.nat({ max: 1 });
const delay = fc.nat({ max: 4 });
const action = (nested: boolean): fc.Arbitrary<ActionSpec> =>
  fc.oneof(
    {
      weight: 60,
      arbitrary: fc.record({
        kind: fc.constantFrom('note', 'named', 'dynamic', 'assign', 'merge', 'emit', 'log'),
        k,
      }),
    },
    {
      weight: 25,
      arbitrary: fc.record({ kind: fc.constantFrom('raise', 'sendSelf', 'sendParent'), event: number }),
    },
    {
      weight: 15,
      arbitrary: fc.record({ kind: fc.constantFrom('raiseLater', 'sendLater'), event: number, delay, id }),
    },
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('cancel'), id }) },
    {
      weight: 10,
      arbitrary: fc.record({
        kind: fc.constantFrom('sendChild', 'sendSystem'),
        child: number,
        event: number,
      }),
    },
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('forward'), child: number }) },
    {
      weight: 10,
      arbitrary: fc.record({
        kind: fc.constantFrom('spawn', 'spawnRef'),
        src: number,
        id,
        sync: fc.boolean(),
      }),
    },
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('stop'), id }) },
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('spawnNew'), src: number }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('stopRef') }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('throw'), k }) },
    ...(nested
      ? [
          {
            weight: 10,
            arbitrary: fc.record({ kind: fc.constant('enqueue'), guard, of: list(action(false), 3) }),
          } as const,
        ]
      : []),
  ) as fc.Arbitrary<ActionSpec>;

const actions = rarely(action(true), 3, 1);

const transition: fc.Arbitrary<TransitionSpec> = fc.record({
  targets: fc.oneof(
    { weight: 1, arbitrary: fc.constant([]) },
    { weight: 4, arbitrary: fc.tuple(number) },
    { weight: 1, arbitrary: fc.array(number, { minLength: 2, maxLength: 3, size: 'max' }) },
  ),
  relative: fc.boolean(),
  reenter: fc.boolean(),
  guard: fc.option(guard, { nil: undefined }),
  actions,
});

const invoke: fc.Arbitrary<InvokeSpec> = fc.record({
  src: number,
  k,
  inline: fc.boolean(),
  isKnown: fc.boolean(),
  done: list(transition, 2),
  error: list(transition, 2),
  snapshot: rarely(transition, 1, 3),
});

const withEvent = fc.tuple(transition, number).map(([taken, event]) => ({ ...taken, event }));
const withDelay = fc.tuple(transition, delay).map(([taken, wait]) => ({ ...taken, delay: wait }));

const state = (depth: number, breadth: number): fc.Arbitrary<StateSpec> =>
  fc.record({
    parallel: fc.oneof(
      { weight: 2, arbitrary: fc.constant(false) },
      { weight: 1, arbitrary: fc.constant(true) },
    ),
    states: depth === 0 ? fc.constant([]) : list(state(depth - 1, Math.max(2, breadth - 1)), breadth),
    initial: number,
    initialActions: rarely(action(false), 2, 3),
    history: fc.option(fc.record({ deep: fc.boolean(), target: fc.option(number, { nil: undefined }) }), {
      nil: undefined,
    }),
    final: fc.boolean(),
    entry: actions,
    exit: actions,
    on: list(withEvent, 3),
    always: rarely(transition, 2, 3),
    after: rarely(withDelay, 2, 3),
    done: rarely(transition, 2, 1),
    invoke: rarely(invoke, 2, 1),
    tag: fc.boolean(),
  });

/** Machines with a root of more than one state. */
export const machineSpec: fc.Arbitrary<MachineSpec> = fc.tuple(state(3, 3), state(2, 2), state(1, 2));

export type Step =
  | { readonly kind: 'send'; readonly event: number; readonly n: number }
  | { readonly kind: 'sendTo'; readonly actor: number; readonly event: number; readonly n: number }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'settle' | 'observe'; readonly which: number; readonly what: number }
  | { readonly kind: 'callback'; readonly which: number; readonly event: number }
  | { readonly kind: 'refuel' };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('send' as const), event: number, n: k }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('sendTo' as const), actor: number, event: number, n: k }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 20 }) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('settle' as const, 'settle' as const, 'observe' as const),
      which: number,
      what: k,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('callback' as const), which: number, event: number }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('refuel' as const) }) },
);

export const script: fc.Arbitrary<readonly Step[]> = fc.array(step, {
  minLength: 1,
  maxLength: 12,
  size: 'max',
});
