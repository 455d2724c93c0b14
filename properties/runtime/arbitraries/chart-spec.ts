import fc from 'fast-check';

/** A guard, still without the names of a machine. */
export type GuardSpec =
  | { readonly is: 'odd' }
  | { readonly is: 'above'; readonly limit: number }
  | { readonly is: 'aboveEvent' }
  | { readonly is: 'key'; readonly key: string }
  | { readonly is: 'broken'; readonly at: number }
  | { readonly is: 'not'; readonly of: GuardSpec }
  | { readonly is: 'and' | 'or'; readonly of: readonly GuardSpec[] };

export type ActionSpec =
  | { readonly does: 'note'; readonly mark: number }
  | { readonly does: 'scale'; readonly by: number }
  | { readonly does: 'count' }
  | { readonly does: 'inline' }
  | { readonly does: 'swap' }
  | { readonly does: 'break'; readonly at: number };

export interface TransitionSpec {
  readonly guard: GuardSpec;
  /** `null`: no target; else a number that names a state, modulo how many there are. */
  readonly target: number | null;
  readonly reenter: boolean;
  readonly actions: readonly ActionSpec[];
  readonly clause: number | null;
  /** Which move it takes, among those of the list it stands in. */
  readonly move: number;
}

export interface StateSpec {
  /** What it is if it has no inner states. */
  readonly leaf: 'waiting' | 'moving' | 'invoking';
  readonly inner: readonly StateSpec[];
  readonly entry: readonly ActionSpec[];
  /** Its `always`, `answer` and `done` lists, as far as it may have them; the last one loses its guard. */
  readonly always: readonly TransitionSpec[];
  readonly answer: readonly TransitionSpec[];
  readonly done: readonly TransitionSpec[];
  readonly child: number;
  readonly clause: number | null;
  /** It may end: it has a final state of its own, and `done` is then what follows. */
  readonly ends: boolean;
  /** The last transition of its lists keeps its guard, so that nothing may happen. */
  readonly isOpen: boolean;
}

/** Machines by level: one that nobody invokes, and those that the level above may invoke. */
export type ChartSpec = readonly (readonly StateSpec[])[];

/** The types and wildcards of the moves that transitions take; the first is taken by default. */
export const MOVES = ['answer', 'pick.*', 'pick.left', 'pick.right'] as const;

/** Of a number modulo seven: when a broken rule throws. */
const at = fc.nat(6);

const guards = (fails: boolean): fc.Arbitrary<GuardSpec> =>
  fc.letrec<{ guard: GuardSpec; simple: GuardSpec }>((tie) => ({
    simple: fc.oneof(
      fc.constant({ is: 'odd' } as const),
      fc.record({ is: fc.constant('above' as const), limit: fc.nat(6) }),
      fc.constant({ is: 'aboveEvent' } as const),
      fc.record({ is: fc.constant('key' as const), key: fc.constantFrom('a', 'b', 'c') }),
      ...(fails ? [fc.record({ is: fc.constant('broken' as const), at })] : []),
    ),
    guard: fc.oneof(
      { maxDepth: 2, depthSize: 'small' },
      tie('simple'),
      fc.record({ is: fc.constant('not' as const), of: tie('guard') }),
      fc.record({
        is: fc.constantFrom('and' as const, 'or' as const),
        of: fc.array(tie('guard'), { minLength: 1, maxLength: 3 }),
      }),
    ),
  })).guard;

const actionsOf = (fails: boolean): fc.Arbitrary<readonly ActionSpec[]> =>
  fc.array(
    fc.oneof(
      fc.record({ does: fc.constant('note' as const), mark: fc.nat(9) }),
      fc.record({ does: fc.constant('scale' as const), by: fc.nat(4) }),
      fc.constant({ does: 'count' } as const),
      fc.constant({ does: 'inline' } as const),
      fc.constant({ does: 'swap' } as const),
      ...(fails ? [fc.record({ does: fc.constant('break' as const), at })] : []),
    ),
    { maxLength: 2 },
  );

const clause = fc.option(fc.nat(9), { freq: 2 });

const transitionsOf = (fails: boolean): fc.Arbitrary<readonly TransitionSpec[]> =>
  fc.array(
    fc.record({
      guard: guards(fails),
      target: fc.option(fc.nat(30), { freq: 3 }),
      reenter: fc.boolean(),
      actions: actionsOf(fails),
      clause,
      move: fc.nat(MOVES.length - 1),
    }),
    { maxLength: 3 },
  );

const states = (fails: boolean): fc.Arbitrary<StateSpec> => {
  const [entry, transitions] = [actionsOf(fails), transitionsOf(fails)];
  return fc.letrec<{ state: StateSpec }>((tie) => ({
    state: fc.record({
      leaf: fc.constantFrom('waiting', 'moving', 'invoking'),
      inner: fc.oneof(
        { maxDepth: 2 },
        fc.constant([]),
        fc.array(tie('state'), { minLength: 1, maxLength: 3 }),
      ),
      entry,
      always: transitions,
      answer: transitions,
      done: transitions,
      child: fc.nat(1),
      clause,
      ends: fc.nat(2).map((number) => number === 0),
      isOpen: fails ? fc.nat(3).map((number) => number === 0) : fc.constant(false),
    }),
  })).state;
};

const charts = (fails: boolean): fc.Arbitrary<ChartSpec> => {
  const state = states(fails);
  const machine = fc
    .tuple(state, fc.array(state, { minLength: 2, maxLength: 4 }))
    .map(([root, inner]) => ({ ...root, inner }));
  return fc.tuple(fc.tuple(machine), fc.tuple(machine, machine), fc.tuple(machine, machine));
};

/** Random machines of the pushdown subset, invoked down to depth 3. */
export const chartSpec = charts(false);

/** Such machines whose guards and actions may throw, and whose states may let nothing happen. */
export const failingChartSpec = charts(true);
