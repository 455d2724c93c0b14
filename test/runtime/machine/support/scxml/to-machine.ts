import { type AnyEventObject, type AnyStateMachine, and, createMachine, not, or, stateIn } from 'xstate';
import { actionsOf, idOf, payloadOf, scopeFrom } from './actions.ts';
import { type Data, evaluate, literal, runScript } from './expressions.ts';
import { childrenNamed, type Xml } from './read-xml.ts';

interface Args {
  readonly context: Data;
  readonly event: AnyEventObject;
}

interface Document {
  /** An error in executable content raises `error.execution`, which the document waits for. */
  readonly guarded: boolean;
  /** Whether an event of this name with something after it may come. */
  readonly isPrefix: (name: string) => boolean;
  readonly newId: () => string;
}

type Config = Record<string, unknown>;

/** The state in which a compound state begins if that is not one of its children. Every document may have it. */
const START = '$start';

const STATES = ['state', 'parallel', 'final', 'history'];

const wordsOf = (text: string | undefined): readonly string[] => text?.trim().split(/\s+/) ?? [];

const targetsOf = (target: string | undefined): readonly string[] | undefined =>
  target === undefined ? undefined : wordsOf(target).map((id) => `#${idOf(id)}`);

const holds = (condition: string, args: Args, isIn: (state: string) => boolean): boolean => {
  try {
    return Boolean(evaluate(condition, { ...scopeFrom(args), isIn }));
  } catch {
    return false;
  }
};

/** A guard; for each answer that `In` may give of the states it asks about, one of `stateIn` and the rest. */
const guardOf = (condition: string) => {
  const states = [...new Set([...condition.matchAll(/\bIn\('([^']+)'\)/g)].map(([, id = '']) => id))];
  const answers = Array.from({ length: 2 ** states.length }, (_, bits) =>
    states.filter((_, place) => (bits & (1 << place)) !== 0),
  );
  const whereIn = (inside: readonly string[]) =>
    and([
      ...states.map((state) => {
        const isIn = stateIn(`#${idOf(state)}`);
        return inside.includes(state) ? isIn : not(isIn);
      }),
      (args: Args) => holds(condition, args, (state) => inside.includes(state)),
    ]);
  return states.length === 0 ? (args: Args) => holds(condition, args, () => false) : or(answers.map(whereIn));
};

const descriptorOf = (name: string, { isPrefix }: Document): string => {
  const bare = name.replace(/\.?\*?$/, '');
  if (bare === '') return '*';
  const there = bare
    .replace(/^done\.invoke/, 'xstate.done.actor')
    .replace(/^done\.state/, 'xstate.done.state');
  const exact = there === bare ? !isPrefix(bare) : bare.split('.').length > 2;
  return exact ? there : `${there}.*`;
};

const transitionOf = (element: Xml, source: Xml, document: Document): Config => {
  const { target, cond, type } = element.attributes;
  const inside = type === 'internal' && source.children.some(({ name }) => STATES.includes(name));
  return {
    target: targetsOf(target),
    reenter: target !== undefined && !inside,
    actions: actionsOf(element, document.guarded),
    ...(cond === undefined ? {} : { guard: guardOf(cond) }),
  };
};

const listsOf = (entries: readonly (readonly [string, Config])[]): Config => {
  const lists: Record<string, Config[]> = {};
  for (const [key, value] of entries) lists[key] = [...(lists[key] ?? []), value];
  return lists;
};

const invokeOf = (element: Xml): Config => {
  const { id, type = 'scxml' } = element.attributes;
  const [content] = childrenNamed(element, 'content');
  const [machine] = content === undefined ? [] : childrenNamed(content, 'scxml');
  if (machine === undefined || !/scxml/i.test(type)) throw new Error(`<invoke> of ${type} without content`);
  const unknown = ['autoforward', 'idlocation'].find((name) => name in element.attributes);
  if (unknown !== undefined || childrenNamed(element, 'finalize').length > 0) {
    throw new Error(`<invoke> with ${unknown ?? 'finalize'}`);
  }
  const withoutContent = { ...element, children: childrenNamed(element, 'param') };
  return {
    ...(id === undefined ? {} : { id }),
    src: machineOf(machine),
    input: (args: Args) => payloadOf(withoutContent, scopeFrom(args)) ?? {},
  };
};

/** The `initial` of a compound state, and the state that leads on to it if it is not a child. */
const startOf = (element: Xml, kinds: readonly Xml[], document: Document): Config => {
  const [block] = childrenNamed(element, 'initial').flatMap(({ children }) => children);
  const target = block?.attributes.target ?? element.attributes.initial;
  const first = kinds.find(({ name }) => name !== 'history')?.attributes.id;
  const ids = target === undefined ? [first ?? ''] : wordsOf(target);
  const actions = block === undefined ? [] : actionsOf(block, document.guarded);
  const [only] = ids.length === 1 ? kinds.filter(({ attributes }) => attributes.id === ids[0]) : [];
  if (only !== undefined && only.name !== 'history') {
    return { initial: { target: idOf(only.attributes.id ?? ''), actions } };
  }
  return { initial: START, begin: { always: { target: ids.map((id) => `#${idOf(id)}`), actions } } };
};

const doneDataOf = (element: Xml): Config => {
  const [data] = childrenNamed(element, 'donedata');
  return data === undefined ? {} : { output: (args: Args) => payloadOf(data, scopeFrom(args)) };
};

const withId = (element: Xml, document: Document): Xml => ({
  ...element,
  attributes: { ...element.attributes, id: element.attributes.id ?? document.newId() },
});

const configOf = (element: Xml, document: Document): Config => {
  const blocks = (name: string) =>
    childrenNamed(element, name).flatMap((block) => actionsOf(block, document.guarded));
  const id = idOf(element.attributes.id ?? '');
  const [into] = childrenNamed(element, 'transition');
  if (element.name === 'history') {
    const target = targetsOf(into?.attributes.target);
    return { id, type: 'history', history: element.attributes.type ?? 'shallow', target };
  }
  const common = { id, entry: blocks('onentry'), exit: blocks('onexit') };
  if (element.name === 'final') return { ...common, type: 'final', ...doneDataOf(element) };
  const kinds = childrenNamed(element, ...STATES).map((child) => withId(child, document));
  const transitions = childrenNamed(element, 'transition').flatMap((transition) => {
    const config = transitionOf(transition, element, document);
    return wordsOf(transition.attributes.event ?? '')
      .map((name) => (name === '' ? '' : descriptorOf(name, document)))
      .map((name) => [name, config] as const);
  });
  const { '': always = [], ...on } = listsOf(transitions);
  const isParallel = element.name === 'parallel';
  const { initial, begin } = isParallel || kinds.length === 0 ? {} : startOf(element, kinds, document);
  const states = Object.fromEntries(
    kinds.map((child) => [idOf(child.attributes.id ?? ''), configOf(child, document)]),
  );
  return {
    ...common,
    on,
    always,
    invoke: childrenNamed(element, 'invoke').map(invokeOf),
    ...(isParallel ? { type: 'parallel' } : {}),
    ...(initial === undefined ? {} : { initial }),
    ...(kinds.length === 0
      ? {}
      : { states: { ...states, ...(begin === undefined ? {} : { [START]: begin }) } }),
  };
};

/** All elements of a document but those of machines in its content. */
const within = (element: Xml): readonly Xml[] => [
  element,
  ...element.children.filter(({ name }) => name !== 'scxml').flatMap(within),
];

/** The variables of the document. Those of inner states exist from the start. */
const dataOf = (root: Xml, input: Data): Data => {
  const scope = { data: {} as Data, event: { type: 'xstate.init' } };
  const declared = within(root).filter(({ name }) => name === 'data');
  for (const { attributes, text } of declared) {
    const { id = '', expr, src } = attributes;
    if (src !== undefined) throw new Error('<data> with src');
    scope.data[id] = undefined;
    try {
      if (expr !== undefined) scope.data[id] = evaluate(expr, scope);
      else if (text.trim() !== '') scope.data[id] = literal(text, scope);
    } catch {
      scope.data[id] = undefined;
    }
    if (id in input) scope.data[id] = input[id];
  }
  for (const { text } of childrenNamed(root, 'script')) runScript(text, scope);
  return scope.data;
};

/** An `<scxml>` element as a machine of XState. Throws for what has no place there. */
export const machineOf = (root: Xml): AnyStateMachine => {
  const all = within(root);
  const names = all.flatMap(({ attributes: { event, eventexpr } }) => [event ?? '', eventexpr ?? '']);
  const withSource = all.find(({ name, attributes }) => name === 'script' && 'src' in attributes);
  if (withSource !== undefined) throw new Error('<script> with src');
  let ids = 0;
  const document: Document = {
    guarded: names.some((name) => name.includes('error')),
    isPrefix: (name) => names.some((other) => other.includes(`${name}.`)),
    newId: () => {
      ids += 1;
      return `$${ids}`;
    },
  };
  const machine = { ...root, attributes: { ...root.attributes, id: '$machine' } };
  return createMachine({
    ...configOf(machine, document),
    output: ({ event }: Args) => (event as { output?: unknown }).output,
    context: ({ input }: { input: Data | undefined }) => dataOf(root, input ?? {}),
  } as never);
};
