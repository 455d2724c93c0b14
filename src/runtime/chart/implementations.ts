import { type AnyStateNode, and, not, or } from 'xstate';
import { GatechartError } from '../../core/errors.ts';

/** Where a state is, for a person: machine and path. */
export const placeIn = (machine: string, path: readonly string[]): string =>
  `${machine}: ${path.length === 0 ? '(root)' : path.join('.')}`;

/** The refusal of a chart that leaves the pushdown subset. */
export const unsupported = (node: AnyStateNode, feature: string): GatechartError =>
  new GatechartError('CHART_UNSUPPORTED', placeIn(node.machine.id, node.path), feature);

/** The context of a rule process: the game state `game` and the other values of the process. */
export type Context = Readonly<Record<string, unknown>>;

/** An event as guards and actions receive it: a move, or the start or end of a process or a step. */
export interface RuleEvent {
  readonly type: string;
}

/** The arguments of guards, actions, inputs and outputs. They are valid only during the call. */
export interface Args {
  readonly context: Context;
  readonly event: RuleEvent;
}

/** A name with parameters, as charts write it. */
interface Named {
  readonly type: string;
  readonly params?: unknown;
}

export const nameOf = (reference: string | Named): string =>
  typeof reference === 'string' ? reference : reference.type;

/** The parameters of a reference, as a function of the call or as a value. */
export const paramsOf = (reference: string | Named): unknown =>
  typeof reference === 'string' ? undefined : reference.params;

export const isNamed = (value: unknown): value is string | Named =>
  typeof value === 'string' ||
  (typeof value === 'object' && value !== null && typeof (value as Partial<Named>).type === 'string');

/** A function that returns the values to assign. */
type Assigner = (args: Args, params: unknown) => Context;

/** The values that an action assigns: a function that returns the keys, or a value or function for each key. */
export type Assignment = Assigner | Readonly<Record<string, unknown>>;

/** An action in a form that is ready to run. */
export interface Action {
  /** The name of the action in the chart, or `assign` if it has none. */
  readonly name: string;
  readonly assignment: Assignment;
  /** The parameters: a value, or a function of the arguments. */
  readonly params: unknown;
  /** Returns what the action changes of the context. */
  readonly update: (args: Args) => Context;
}

const isAssign = (value: unknown): value is { readonly assignment: Assignment } =>
  typeof value === 'function' && 'assignment' in value && 'type' in value && value.type === 'xstate.assign';

const compileAssignment = (assignment: Assignment): Assigner => {
  if (typeof assignment === 'function') return assignment;
  const entries = Object.entries(assignment);
  return (args, params) => {
    const update: Record<string, unknown> = {};
    for (const [key, value] of entries)
      update[key] = typeof value === 'function' ? value(args, params) : value;
    return update;
  };
};

const withParams = (assigner: Assigner, params: unknown): Action['update'] => {
  if (typeof params !== 'function') return (args) => assigner(args, params);
  return (args) => assigner(args, params(args));
};

const actionOf = (name: string, assignment: Assignment, params: unknown): Action => ({
  name,
  assignment,
  params,
  update: withParams(compileAssignment(assignment), params),
});

/**
 * The action a state refers to.
 * Throws `CHART_UNSUPPORTED` for anything but `assign`, inline or by name.
 */
export const compileAction = (node: AnyStateNode, action: unknown): Action => {
  if (isAssign(action)) return actionOf('assign', action.assignment, undefined);
  if (!isNamed(action)) throw unsupported(node, 'an action that is neither a name nor assign');
  const name = nameOf(action);
  const implementation: unknown = node.machine.implementations.actions[name];
  if (implementation === undefined) throw unsupported(node, `action "${name}" without implementation`);
  if (!isAssign(implementation)) throw unsupported(node, `action "${name}" that is not assign`);
  return actionOf(name, implementation.assignment, paramsOf(action));
};

/** What a guard checks: the machine's predicate of that name, or a combination of other guards. */
export type GuardExpression =
  | { readonly is: 'predicate'; readonly name: string; readonly holds: Predicate; readonly params: unknown }
  | { readonly is: 'not'; readonly of: GuardExpression }
  | { readonly is: 'and' | 'or'; readonly of: readonly GuardExpression[] };

/** A guard in a form that is ready to run, with its text for the trace. */
export interface Guard {
  readonly text: string;
  readonly expression: GuardExpression;
  readonly holds: (args: Args) => boolean;
}

/** The function of a guard. */
type Predicate = (args: Args, params: unknown) => boolean;

interface Combination {
  readonly check: unknown;
  readonly guards: readonly unknown[];
}

const isCombination = (value: unknown): value is Combination =>
  typeof value === 'function' && 'check' in value && 'guards' in value;

const checkOf = (combination: unknown): unknown => (combination as Combination).check;

const NOT = checkOf(not('any'));
const AND = checkOf(and(['any']));
const OR = checkOf(or(['any']));

/** What a guard asks, and its text. */
type ParsedGuard = Omit<Guard, 'holds'>;

const parseCombination = (node: AnyStateNode, combination: Combination): ParsedGuard => {
  const parts = combination.guards.map((part) => parseGuard(node, part));
  const list = parts.map(({ text }) => text).join(', ');
  const of = parts.map(({ expression: asked }) => asked);
  if (combination.check === NOT) {
    const [inner] = of as [GuardExpression];
    return { text: `not(${list})`, expression: { is: 'not', of: inner } };
  }
  if (combination.check === AND) return { text: `and(${list})`, expression: { is: 'and', of } };
  if (combination.check === OR) return { text: `or(${list})`, expression: { is: 'or', of } };
  throw unsupported(node, 'a guard that is neither a name nor and, or, not');
};

/** Text of a guard: its name, with parameters as JSON if they are fixed. */
const textOf = (name: string, params: unknown): string =>
  params === undefined || typeof params === 'function' ? name : `${name}(${JSON.stringify(params)})`;

const parseGuard = (node: AnyStateNode, guard: unknown): ParsedGuard => {
  if (isCombination(guard)) return parseCombination(node, guard);
  if (!isNamed(guard)) throw unsupported(node, 'a guard that is neither a name nor and, or, not');
  const name = nameOf(guard);
  const params = paramsOf(guard);
  const implementation: unknown = node.machine.implementations.guards[name];
  if (implementation === undefined) throw unsupported(node, `guard "${name}" without implementation`);
  const text = textOf(name, params);
  if (isCombination(implementation))
    return { text, expression: parseCombination(node, implementation).expression };
  if (typeof implementation !== 'function' || 'check' in implementation) {
    throw unsupported(node, `guard "${name}" that is neither a function nor and, or, not`);
  }
  return { text, expression: { is: 'predicate', name, holds: implementation as Predicate, params } };
};

const holdsOf = (asked: GuardExpression): Guard['holds'] => {
  if (asked.is === 'predicate') {
    const { holds, params } = asked;
    if (typeof params !== 'function') return (args) => holds(args, params);
    return (args) => holds(args, params(args));
  }
  if (asked.is === 'not') {
    const inner = holdsOf(asked.of);
    return (args) => !inner(args);
  }
  const checks = asked.of.map(holdsOf);
  return asked.is === 'and'
    ? (args) => checks.every((holds) => holds(args))
    : (args) => checks.some((holds) => holds(args));
};

/**
 * The guard a state's transition refers to.
 * Throws `CHART_UNSUPPORTED` for an inline function, an unknown combination or a name without implementation.
 */
export const compileGuard = (node: AnyStateNode, guard: unknown): Guard => {
  const read = parseGuard(node, guard);
  return { ...read, holds: holdsOf(read.expression) };
};
