import { type AnyStateNode, and, not, or } from 'xstate';
import { type Args, isNamed, nameOf, paramsOf } from './calling.ts';
import { unsupported } from './unsupported.ts';

/** A guard ready to be asked, and its text for the trace. */
export interface Guard {
  readonly text: string;
  readonly holds: (args: Args) => boolean;
}

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

const compileCombination = (node: AnyStateNode, combination: Combination): Guard => {
  const parts = combination.guards.map((part) => compileGuard(node, part));
  const list = parts.map((part) => part.text).join(', ');
  const checks = parts.map((part) => part.holds);
  if (combination.check === NOT) {
    const [inner] = checks as [(args: Args) => boolean];
    return { text: `not(${list})`, holds: (args) => !inner(args) };
  }
  if (combination.check === AND) {
    return { text: `and(${list})`, holds: (args) => checks.every((holds) => holds(args)) };
  }
  if (combination.check === OR) {
    return { text: `or(${list})`, holds: (args) => checks.some((holds) => holds(args)) };
  }
  throw unsupported(node, 'a guard that is neither a name nor and, or, not');
};

const withParams = (predicate: Predicate, params: unknown): ((args: Args) => boolean) => {
  if (typeof params !== 'function') return (args) => predicate(args, params);
  return (args) => predicate(args, params(args));
};

/** Text of a guard: its name, with parameters as JSON if they are fixed. */
const textOf = (name: string, params: unknown): string =>
  params === undefined || typeof params === 'function' ? name : `${name}(${JSON.stringify(params)})`;

/**
 * The guard a state's transition refers to.
 * Throws `CHART_UNSUPPORTED` for an inline function, an unknown combination or a name without implementation.
 */
export const compileGuard = (node: AnyStateNode, guard: unknown): Guard => {
  if (isCombination(guard)) return compileCombination(node, guard);
  if (!isNamed(guard)) throw unsupported(node, 'a guard that is neither a name nor and, or, not');
  const name = nameOf(guard);
  const params = paramsOf(guard);
  const implementation: unknown = node.machine.implementations.guards[name];
  if (implementation === undefined) throw unsupported(node, `guard "${name}" without implementation`);
  const text = textOf(name, params);
  if (isCombination(implementation)) return { text, holds: compileCombination(node, implementation).holds };
  if (typeof implementation !== 'function' || 'check' in implementation) {
    throw unsupported(node, `guard "${name}" that is neither a function nor and, or, not`);
  }
  return { text, holds: withParams(implementation as Predicate, params) };
};
