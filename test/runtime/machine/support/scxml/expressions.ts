import type { AnyEventObject } from 'xstate';

/** The variables of a document. */
export type Data = Record<string, unknown>;

/** What expressions see. `In` answers for the states that the expression asks about. */
export interface Scope {
  readonly data: Data;
  readonly event: AnyEventObject;
  readonly isIn?: (state: string) => boolean;
}

/** An event as SCXML shows it; none at the start. */
const shownEvent = ({ type, ...rest }: AnyEventObject): object | undefined => {
  if (type === 'xstate.init') return undefined;
  const name = type.replace(/^xstate\.done\.actor\./, 'done.invoke.').replace(/^xstate\./, '');
  return { name, type: 'external', data: rest.data ?? rest.output };
};

/** The variables as a scope that takes in whatever is no global of JavaScript, so that nothing leaks into those. */
const scopeOf = ({ data, event, isIn }: Scope, declares = false, extra: Data = {}): object => {
  const given: Data = {
    _event: shownEvent(event),
    _sessionid: 'session',
    _name: 'machine',
    In: (state: string) => isIn?.(state) ?? false,
    ...extra,
  };
  return new Proxy(data, {
    has: (_, key) => typeof key === 'string' && (key in given || key in data || !(key in globalThis)),
    get: (_, key) => {
      if (typeof key !== 'string') return undefined;
      if (key in given) return given[key];
      if (!(key in data)) throw new ReferenceError(`${key} is not defined`);
      return data[key];
    },
    set: (_, key, value) => {
      if (typeof key !== 'string' || key in given || !(declares || key in data)) {
        throw new ReferenceError(`${String(key)} cannot be assigned`);
      }
      data[key] = value;
      return true;
    },
  });
};

/** The value of an ECMAScript expression. */
export const evaluate = (expression: string, scope: Scope): unknown =>
  new Function('scope', `with (scope) { return (${expression}\n); }`)(scopeOf(scope));

/** Runs statements, which may declare variables. */
export const runScript = (script: string, scope: Scope): void => {
  new Function('scope', `with (scope) { ${script}\n }`)(scopeOf(scope, true));
};

/** Puts a value where a location such as `a.b` says. */
export const put = (location: string, value: unknown, scope: Scope): void => {
  new Function('scope', `with (scope) { ${location} = $value; }`)(scopeOf(scope, false, { $value: value }));
};

/** Declares a variable if needed, and sets it. */
export const declare = (name: string, value: unknown, { data }: Scope): void => {
  if (!/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name)) throw new SyntaxError(`${name} is no name`);
  data[name] = value;
};

/** A literal in the content of an element: JSON or ECMAScript, or else text with single spaces. */
export const literal = (text: string, scope: Scope): unknown => {
  try {
    return evaluate(text, scope);
  } catch {
    return text.trim().replace(/\s+/g, ' ');
  }
};
