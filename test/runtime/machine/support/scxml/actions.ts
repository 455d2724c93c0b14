import {
  type ActionArgs,
  type AnyEventObject,
  assign,
  cancel,
  enqueueActions,
  log,
  raise,
  sendParent,
  sendTo,
  stateIn,
} from 'xstate';
import { type Data, declare, evaluate, literal, put, runScript, type Scope } from './expressions.ts';
import { childrenNamed, type Xml } from './read-xml.ts';

type Args = Pick<ActionArgs<Data, AnyEventObject, AnyEventObject>, 'context' | 'event'>;

/** An action of XState; its builders give each a type of its own. */
export type Action = { readonly type: string };

const asAction = (action: unknown): Action => action as Action;

export const scopeFrom = ({ context, event }: Args): Scope => ({ data: context, event });

/** State names may not have the character that separates them in XState. */
export const idOf = (id: string): string => id.replaceAll('.', '_');

/** Milliseconds of a time such as `1.5s` or `20ms`. */
const msOf = (time: string): number => {
  const [, figure, unit] = /^\s*([\d.]+)(m?s)\s*$/.exec(time) ?? [];
  if (figure === undefined) throw new SyntaxError(`no time: ${time}`);
  return Number(figure) * (unit === 's' ? 1000 : 1);
};

const SUPPORTED = ['event', 'eventexpr', 'target', 'delay', 'delayexpr', 'id', 'namelist', 'type'];

/** The parameters of `<param>` and `namelist`, or the content; undefined without either. */
export const payloadOf = (element: Xml, scope: Scope): unknown => {
  const [content] = childrenNamed(element, 'content');
  if (content !== undefined) {
    const { expr } = content.attributes;
    return expr === undefined ? literal(content.text, scope) : evaluate(expr, scope);
  }
  const names = element.attributes.namelist?.trim().split(/\s+/) ?? [];
  const params = childrenNamed(element, 'param').map(({ attributes: { name = '', expr, location = '' } }) => [
    name,
    evaluate(expr ?? location, scope),
  ]);
  if (names.length + params.length === 0) return undefined;
  return Object.fromEntries([...names.map((name) => [name, evaluate(name, scope)]), ...params]);
};

const sendOf = (element: Xml): Action => {
  const { event, eventexpr, target, delay, delayexpr, id, type = 'scxml' } = element.attributes;
  const odd = Object.keys(element.attributes).find((name) => !SUPPORTED.includes(name));
  if (odd !== undefined || !/scxml/i.test(type)) throw new Error(`<send> with ${odd ?? type}`);
  const eventFrom = (args: Args): AnyEventObject => ({
    type: event ?? String(evaluate(eventexpr ?? '', scopeFrom(args))),
    data: payloadOf(element, scopeFrom(args)),
  });
  const options = {
    ...(id === undefined ? {} : { id }),
    ...(delay === undefined ? {} : { delay: msOf(delay) }),
    ...(delayexpr === undefined
      ? {}
      : { delay: (args: Args) => msOf(String(evaluate(delayexpr, scopeFrom(args)))) }),
  };
  if (target === '#_internal') return asAction(raise(eventFrom, options));
  if (target === '#_parent') return asAction(sendParent(eventFrom, options));
  if (target === undefined) return asAction(sendTo(({ self }) => self, eventFrom, options));
  if (!/^#_\w+$/.test(target)) throw new Error(`<send> to ${target}`);
  return asAction(sendTo(target.slice(2), eventFrom, options));
};

/** Changes the variables as the element says; false for an element that does something else. */
const changes = ({ name, attributes, text }: Xml, scope: Scope): boolean => {
  if (name === 'assign') {
    const { location = '', expr } = attributes;
    put(location, expr === undefined ? literal(text, scope) : evaluate(expr, scope), scope);
  } else if (name === 'script') runScript(text, scope);
  else return false;
  return true;
};

/** An element of which nothing depends on what the others of its block do. */
const plainAction = (element: Xml): Action => {
  const { event = '', sendid, sendidexpr = '', expr = 'undefined', label = '' } = element.attributes;
  switch (element.name) {
    case 'raise':
      return asAction(raise({ type: event }));
    case 'send':
      return sendOf(element);
    case 'cancel':
      return asAction(cancel(sendid ?? ((args) => String(evaluate(sendidexpr, scopeFrom(args))))));
    case 'log':
      return asAction(log((args: Args) => evaluate(expr, scopeFrom(args)), label));
    case 'assign':
    case 'script':
      return asAction(
        assign(({ context, event }) => {
          const data = { ...context };
          changes(element, { data, event });
          return data;
        }),
      );
    default:
      throw new Error(`<${element.name}>`);
  }
};

/** Those of the branches of an `<if>` that the first true condition heads. */
const branchOf = ({ attributes, children }: Xml, scope: Scope): readonly Xml[] => {
  let conditions = [attributes.cond ?? 'false'];
  let branch: Xml[] = [];
  for (const child of children) {
    if (child.name !== 'elseif' && child.name !== 'else') branch.push(child);
    else if (conditions.some((condition) => evaluate(condition, scope))) return branch;
    else {
      conditions = [child.name === 'else' ? 'true' : (child.attributes.cond ?? 'false')];
      branch = [];
    }
  }
  return conditions.some((condition) => evaluate(condition, scope)) ? branch : [];
};

/** Runs elements in order on variables of its own, and passes on what each does. */
const runBlock = (elements: readonly Xml[], scope: Scope, does: (action: Action) => void): void => {
  const store = (): void => {
    const data = { ...scope.data };
    does(asAction(assign(() => data)));
  };
  for (const element of elements) {
    const { array = '', item = '', index } = element.attributes;
    if (element.name === 'if') runBlock(branchOf(element, scope), scope, does);
    else if (element.name === 'foreach') {
      const all = evaluate(array, scope);
      if (!Array.isArray(all)) throw new TypeError(`${array} is no array`);
      declare(item, undefined, scope);
      for (const [place, value] of [...all].entries()) {
        declare(item, value, scope);
        if (index !== undefined) declare(index, place, scope);
        store();
        runBlock(element.children, scope, does);
      }
    } else if (changes(element, scope)) store();
    else {
      payloadOf(element, scope);
      does(plainAction(element));
    }
  }
};

/** A block as one action, for blocks whose elements depend on each other. The first error ends it. */
const blockAction = (elements: readonly Xml[]): Action =>
  asAction(
    enqueueActions(({ context, event, enqueue, check }) => {
      const data: Data = { ...(context as Data) };
      const isIn = (state: string): boolean => check(stateIn(`#${idOf(state)}`));
      try {
        runBlock(elements, { data, event, isIn }, (action) => enqueue(action as never));
      } catch {
        enqueue.raise({ type: 'error.execution' } as never);
      }
    }),
  );

const isPlain = ({ name }: Xml): boolean => name !== 'if' && name !== 'foreach';

/** The actions of an element of executable content. `guarded`: an error raises `error.execution`. */
export const actionsOf = (block: Xml, guarded: boolean): readonly Action[] => {
  const { children } = block;
  for (const child of children) if (child.name === 'send') sendOf(child);
  if (children.length === 0) return [];
  return !guarded && children.every(isPlain) ? children.map(plainAction) : [blockAction(children)];
};
