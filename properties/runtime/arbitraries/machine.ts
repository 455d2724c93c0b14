import { type AnyStateMachine, and, assign, not, or } from 'xstate';
import { appendEvent } from '../../../src/core/game-state.ts';
import type { Ruleset } from '../../../src/core/ruleset.ts';
import {
  fact,
  pick,
  type TinyGame,
  type TinyProcess,
  tinyRuleset,
} from '../../../test/runtime/support/tiny-ruleset.ts';
import {
  type ActionSpec,
  type ChartSpec,
  type GuardSpec,
  MOVES,
  type StateSpec,
  type TransitionSpec,
} from './chart-spec.ts';
import { type TinyContext, vocabulary } from './vocabulary.ts';

/** What a list of transitions is for; `resting`: instant ones where a match may rest, `step`: those after a step that ended. */
type Cause = 'always' | 'resting' | 'answer' | 'done' | 'step';

interface Machine {
  readonly id: string;
  /** Paths of all states, the root first. */
  readonly paths: readonly (readonly string[])[];
}

/** A state of a machine, on the way to its configuration. */
interface Place {
  readonly machine: Machine;
  readonly spec: StateSpec;
  readonly path: readonly string[];
  /** The states at the top level after the one that holds it. */
  readonly later: readonly string[];
  /** A state around it takes every answer. */
  readonly isCovered: boolean;
}

const END = 'end';

/** What a state takes that takes every move. */
const TAKEN: readonly string[] = ['answer', 'pick.*'];

/** The moves of the options, by their keys; the first one has none, and is an answer. */
const TYPES: Readonly<Record<string, string>> = { b: 'pick.left', c: 'pick.right', d: 'pick.left.far' };

/** A guard; where a match may rest it does not look at the event, which is another one when the match is resumed. */
const guardOf = (spec: GuardSpec, cause: Cause): unknown => {
  switch (spec.is) {
    case 'odd':
      return cause === 'done' ? 'isOutputOdd' : 'isOdd';
    case 'above':
      return spec.limit > 5 ? 'isHighAndLow' : { type: 'isAbove', params: { limit: spec.limit } };
    case 'aboveEvent':
      if (cause === 'resting') return 'isOdd';
      return {
        type: 'isAbove',
        params: ({ event }: { event: { type: string } }) => ({ limit: event.type.length % 5 }),
      };
    case 'key':
      if (cause === 'resting') return not('isOdd');
      return { type: 'isKey', params: { key: spec.key } };
    case 'broken':
      return { type: 'isBroken', params: { at: spec.at } };
    case 'not':
      return not(guardOf(spec.of, cause) as never);
    case 'and':
      return and(spec.of.map((inner) => guardOf(inner, cause)) as never);
    case 'or':
      return or(spec.of.map((inner) => guardOf(inner, cause)) as never);
  }
};

const actionOf = (spec: ActionSpec): unknown => {
  switch (spec.does) {
    case 'note':
      return { type: 'note', params: { mark: spec.mark } };
    case 'scale':
      return {
        type: 'scale',
        params: ({ context }: { context: TinyContext }) => ({ by: spec.by + (context.game.n % 3) }),
      };
    case 'count':
      return 'count';
    case 'swap':
      return 'swap';
    case 'break':
      return { type: 'break', params: { at: spec.at } };
    case 'inline':
      // A key that the context did not begin with.
      return assign(({ context }) => ({ local: context.local + 2, isInline: true }));
  }
};

const leavesOf = (spec: StateSpec): readonly StateSpec[] =>
  spec.inner.length === 0 ? [spec] : spec.inner.flatMap(leavesOf);

const FIRST_ACTIONS = {
  always: [],
  resting: [],
  answer: ['hear'],
  done: ['take'],
  step: [],
} as const;

const metaOf = (clause: number | null): object => (clause === null ? {} : { clauses: [`c${clause}`] });

const idOf = (machine: Machine, path: readonly string[]): string => `#${[machine.id, ...path].join('.')}`;

/** A target for a transition of this state: anywhere, or none; at the end of a process, anywhere else. */
const anyTarget = ({ machine, path }: Place, { target }: TransitionSpec, cause: Cause): object => {
  if (target === null && cause !== 'done' && cause !== 'step') return {};
  const own = path.join('.');
  const paths = machine.paths.filter((other) => cause !== 'done' || other.join('.') !== own);
  return { target: idOf(machine, paths[(target ?? 0) % paths.length] ?? []) };
};

/** A target that brings the machine nearer to its end. */
const laterTarget = ({ machine, later }: Place, { target }: TransitionSpec): object => ({
  target: idOf(machine, [later[(target ?? 0) % later.length] ?? END]),
});

/** A transition with a guard; an instant one burns fuel, so that instant steps come to an end. */
const guarded = (place: Place, spec: TransitionSpec, cause: Cause): object => {
  const guard = guardOf(spec.guard, cause);
  const fuel = cause === 'done' ? 'hasOutputFuel' : 'hasFuel';
  return {
    ...anyTarget(place, spec, cause),
    reenter: spec.reenter,
    guard: cause === 'answer' ? guard : and([fuel, guard] as never),
    actions: [
      ...FIRST_ACTIONS[cause],
      ...(cause === 'answer' ? [] : ['burn']),
      ...spec.actions.map(actionOf),
    ],
    meta: metaOf(spec.clause),
  };
};

/** An instant transition that changes nothing, and so keeps what is behind it from happening. */
const idle = ({ machine, spec: { entry }, path }: Place, spec: TransitionSpec): object => ({
  ...(spec.reenter && entry.length === 0 ? { target: idOf(machine, path), reenter: true } : {}),
  guard: guardOf(spec.guard, 'resting'),
});

const unguarded = (place: Place, spec: TransitionSpec, cause: Cause): object => ({
  ...(cause === 'answer' ? anyTarget(place, spec, cause) : laterTarget(place, spec)),
  reenter: spec.reenter,
  actions: [...FIRST_ACTIONS[cause], ...spec.actions.map(actionOf)],
  meta: metaOf(spec.clause),
});

const LAST: TransitionSpec = {
  guard: { is: 'odd' },
  target: 0,
  reenter: false,
  actions: [],
  clause: null,
  move: 0,
};

/** A list of transitions whose last one always happens, except where the state leaves it open. */
const closed = (place: Place, specs: readonly TransitionSpec[], cause: Cause): readonly object[] => {
  const last = place.spec.isOpen && cause !== 'done' ? guarded : unguarded;
  return [
    ...specs.slice(0, -1).map((spec) => guarded(place, spec, cause)),
    last(place, specs.at(-1) ?? LAST, cause),
  ];
};

/** The moves that a state takes; those of `TAKEN` in any case, unless a state around does. */
const moves = (place: Place, isCovered: boolean): object =>
  Object.fromEntries(
    MOVES.flatMap((type, move) => {
      const own = place.spec.answer.filter((transition) => transition.move === move);
      if (!isCovered && TAKEN.includes(type)) return [[type, closed(place, own, 'answer')]];
      return own.length === 0 ? [] : [[type, own.map((transition) => guarded(place, transition, 'answer'))]];
    }),
  );

const waiting = (place: Place): object => {
  const { spec, isCovered } = place;
  const always = spec.always.map((transition) =>
    transition.target === null && transition.actions.length === 0
      ? idle(place, transition)
      : guarded(place, transition, 'resting'),
  );
  return {
    tags: 'decision',
    meta: { ...metaOf(spec.clause), decision: 'pick' },
    on: moves(place, isCovered),
    always,
  };
};

const invoking = (place: Place): object => ({
  invoke: {
    id: 'child',
    src: `child${place.spec.child}`,
    input: ({ context, event }: { context: TinyContext; event: { type: string } }) => ({
      game: context.game,
      local: context.local + event.type.length,
    }),
    onDone: closed(place, place.spec.done, 'done'),
  },
});

const leaf = (place: Place, isLowest: boolean): object => {
  const { spec } = place;
  if (spec.leaf === 'waiting') return waiting(place);
  if (spec.leaf === 'invoking' && !isLowest) return invoking(place);
  return { always: closed(place, spec.always, 'always') };
};

/** Whether a state ends, or one inside it; the machine itself is none. */
const hasStep = (spec: StateSpec, isRoot = false): boolean =>
  spec.inner.length > 0 && ((!isRoot && spec.ends) || spec.inner.some((inner) => hasStep(inner)));

const compound = (place: Place, isLowest: boolean): object => {
  const { spec, path } = place;
  const leaves = leavesOf(spec).map((inner) => inner.leaf);
  const waits = leaves.every((kind) => kind === 'waiting') && path.length > 0;
  const invokes = leaves.includes('invoking') && !isLowest;
  const names = spec.inner.map((_, index) => `s${index}`);
  const states = spec.inner.map((inner, index) => [
    names[index],
    stateOf(
      {
        ...place,
        spec: inner,
        path: [...path, `s${index}`],
        later: path.length === 0 ? [...names.slice(index + 1), END] : place.later,
        isCovered: place.isCovered || waits,
      },
      isLowest,
    ),
  ]);
  if (path.length === 0 || spec.ends) states.push([END, { type: 'final', entry: spec.entry.map(actionOf) }]);
  return {
    initial: 's0',
    states: Object.fromEntries(states),
    ...(waits ? { on: moves(place, false) } : {}),
    ...(path.length > 0 && spec.ends ? { onDone: closed(place, spec.done, 'step') } : {}),
    ...(invokes || hasStep(spec, path.length === 0)
      ? {}
      : { always: spec.always.map((transition) => guarded(place, transition, 'resting')) }),
  };
};

const stateOf = (place: Place, isLowest: boolean): object => ({
  entry: place.spec.entry.map(actionOf),
  meta: metaOf(place.spec.clause),
  ...(place.spec.inner.length === 0 ? leaf(place, isLowest) : compound(place, isLowest)),
});

const pathsIn = (spec: StateSpec, path: readonly string[]): readonly (readonly string[])[] => [
  path,
  ...spec.inner.flatMap((inner, index) => pathsIn(inner, [...path, `s${index}`])),
  ...(path.length === 0 || (spec.inner.length > 0 && spec.ends) ? [[...path, END]] : []),
];

const machineOf = (spec: StateSpec, id: string, children: readonly AnyStateMachine[]): AnyStateMachine => {
  const machine = { id, paths: pathsIn(spec, []) };
  const place = { machine, spec, path: [], later: [], isCovered: false };
  const actors = Object.fromEntries(children.map((child, index) => [`child${index}`, child]));
  const config = {
    id,
    context: ({ input }: { input: TinyContext }) => ({ game: input.game, local: input.local ?? 0 }),
    output: ({ context: { game } }: { context: TinyContext }) => ({
      game: appendEvent(game, fact(`${id} ends`)),
    }),
    ...stateOf(place, children.length === 0),
  };
  return vocabulary.createMachine(config as never).provide({ actors } as never) as unknown as AnyStateMachine;
};

/** The outermost machine of a random chart, with all that it invokes. */
const rootOf = (spec: ChartSpec): TinyProcess => {
  const levels = [...spec].reverse();
  let below: readonly AnyStateMachine[] = [];
  for (const [index, level] of levels.entries()) {
    const depth = spec.length - 1 - index;
    const children = below;
    below = level.map((machine, number) => machineOf(machine, `m${depth}${number}`, children));
  }
  return below[0] as TinyProcess;
};

/** A ruleset whose matches run a random chart. */
export const rulesetOf = (spec: ChartSpec): Ruleset<TinyGame> =>
  tinyRuleset(rootOf(spec), {
    decisions: {
      pick: (held: { readonly game: TinyGame }) => {
        const decision = pick(held);
        const options = decision.options.map(({ key }) => ({
          key,
          ...(key in TYPES && { type: TYPES[key] ?? '' }),
        }));
        return { ...decision, options };
      },
    },
  });
