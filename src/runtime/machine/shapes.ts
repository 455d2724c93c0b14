import type { AnyStateMachine } from 'xstate';
import { canGenerateCode, copySource, generate } from '../compiler/source-writer.ts';
import type { Context, Copy, Shaped } from './types.ts';

/** How many keys a context may have, and how many lists of keys a machine or an actor, for generated code. */
const MAX_KEYS = 200;
const MAX_SHAPES = 16;

const NO_COPY: Copy = () => undefined;

/** The copies of contexts of a machine by their lists of keys, and the one used last. */
interface Copies {
  readonly byKeys: Map<string, Copy>;
  last: Copy;
}

const copies = new WeakMap<AnyStateMachine, Copies>();
let mayGenerate: boolean | undefined;

/** Whether `for … in` goes over all that `Object.assign` copies, and nothing else. */
const isPlain = (object: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(object);
  const isOwn = prototype === Object.prototype || prototype === null;
  return isOwn && Object.getOwnPropertySymbols(object).length === 0;
};

const copyFor = ({ byKeys }: Copies, machine: AnyStateMachine, context: object): Copy => {
  mayGenerate ??= canGenerateCode();
  const keys = Object.keys(context);
  const isCopied = isPlain(context) && !keys.includes('__proto__');
  if (!mayGenerate || !isCopied || keys.length > MAX_KEYS) return NO_COPY;
  const name = JSON.stringify(keys);
  const copy = byKeys.get(name);
  if (copy !== undefined || byKeys.size >= MAX_SHAPES) return copy ?? NO_COPY;
  const generated = generate(copySource(machine.id, keys, 'undefined')) as Copy;
  byKeys.set(name, generated);
  return generated;
};

/** How to copy the present context. V8 copies objects of one shape far faster, in the functions of the machine, too. */
const copyOf = (shaped: Shaped): Copy => {
  if (shaped.copy !== undefined) return shaped.copy;
  const { machine, context } = shaped;
  const known = copies.get(machine) ?? { byKeys: new Map(), last: NO_COPY };
  copies.set(machine, known);
  if (known.last(context) !== undefined && isPlain(context)) {
    shaped.copy = known.last;
    return known.last;
  }
  shaped.reshaped += 1;
  shaped.copy = shaped.reshaped > MAX_SHAPES ? NO_COPY : copyFor(known, machine, context);
  known.last = shaped.copy;
  return shaped.copy;
};

/** A copy of the context. */
export const copyContext = (shaped: Shaped): Record<string, unknown> =>
  copyOf(shaped)(shaped.context) ?? { ...shaped.context };

/** Whether a context has all these keys already. */
export const hasKeys = (context: Context, keys: readonly string[]): boolean =>
  keys.every((key) => Object.hasOwn(context, key));

/** Updates the context as `Object.assign({}, context, update)` does. */
export const updateContext = (shaped: Shaped, given: object | undefined): void => {
  const update = given ?? {};
  const isSimple = isPlain(update);
  const whole = isSimple ? copyOf(shaped)(update) : undefined;
  if (whole !== undefined) {
    shaped.context = whole;
    return;
  }
  const next = copyContext(shaped);
  if (!isSimple || !hasKeys(next, Object.keys(update))) shaped.copy = undefined;
  shaped.context = Object.assign(next, update);
};
