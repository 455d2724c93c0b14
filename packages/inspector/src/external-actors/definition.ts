import type { ChartContent, ChartState, ChartTransition } from 'gatechart/tools';

type Table = Readonly<Record<string, unknown>>;

const MAX_DEPTH = 20;
const MAX_STATES = 2_000;

const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

/** Stands for a dot in the key of a state: paths are joined by dots. */
const DOT = '\u2024';

/** The key of a state as a part of a path. */
export const keyOf = (key: string): string => key.replaceAll('.', DOT);

/** A state of the definition, with the path of its keys. */
interface Node {
  readonly path: readonly string[];
  readonly table: Table;
}

const nodesIn = (table: Table, path: readonly string[], found: Node[]): readonly Node[] => {
  if (found.length >= MAX_STATES || path.length > MAX_DEPTH) return found;
  found.push({ path, table });
  for (const [key, inner] of Object.entries(isTable(table.states) ? table.states : {})) {
    nodesIn(isTable(inner) ? inner : {}, [...path, keyOf(key)], found);
  }
  return found;
};

/** The name of an action, a guard or an actor: itself, or the `type` or `src` of a table, or what XState made of it has. */
const nameOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (!isTable(value)) return '';
  const { type, name, src, id } = value;
  if (type === 'xstate.guard') return nameOf(name);
  if (type === 'xstate.invoke') return nameOf(src ?? id);
  return nameOf(type ?? src ?? id);
};

const namesOf = (value: unknown): readonly string[] =>
  listOf(value)
    .map(nameOf)
    .filter((name) => name !== '');

/** Whether an action is the one that XState 4 makes of `after`: it sends the event that its delay is named by. */
const startsDelay = (action: unknown): boolean =>
  isTable(action) && isTable(action.event) && /^xstate\.after\(/.test(String(action.event.type));

const joined = (path: readonly string[]): string => path.join('.');

/** What is dotted in the name of a target, where a backslash makes a dot a part of a key. */
const partsOf = (named: string): readonly string[] =>
  named.split(/(?<!\\)\./).map((part) => keyOf(part.replaceAll('\\.', '.')));

/** The id of a state as it is compared: with all dots alike. */
const idOf = (parts: readonly string[]): string => joined(parts).replaceAll(DOT, '.');

/** Where a target leads: by its id, from the state itself (`.inner`), or beside it. */
const targetOf = (
  named: unknown,
  from: readonly string[],
  byId: ReadonlyMap<string, readonly string[]>,
  paths: ReadonlySet<string>,
): string | undefined => {
  if (typeof named !== 'string') return undefined;
  const existing = (path: readonly string[]): string | undefined =>
    paths.has(joined(path)) ? joined(path) : undefined;
  if (named.startsWith('#')) {
    const parts = partsOf(named.slice(1));
    for (let length = parts.length; length > 0; length -= 1) {
      const at = byId.get(idOf(parts.slice(0, length)));
      if (at !== undefined) return existing([...at, ...parts.slice(length)]);
    }
    return undefined;
  }
  return existing(
    named.startsWith('.') ? [...from, ...partsOf(named.slice(1))] : [...from.slice(0, -1), ...partsOf(named)],
  );
};

/** What an event is called in a chart: the end of an actor or of the states inside is `done`. */
const eventName = (event: string): string => {
  if (event === '') return 'always';
  if (/^(?:xstate\.)?done\.(?:invoke|state|actor)\./.test(event)) return 'done';
  if (/^(?:error\.platform|xstate\.error)\./.test(event)) return 'error';
  if (event.startsWith('xstate.snapshot.')) return 'snapshot';
  return event.replace(/^xstate\.after[(.](?<delay>[^).]*)\)?.*$/, 'after $<delay>');
};

/** The transitions that a state has, each with its event. */
const transitionsIn = ({
  on,
  always,
  after,
  onDone,
  invoke,
}: Table): readonly (readonly [string, unknown])[] => [
  ...listOf(always).map((each) => ['always', each] as const),
  ...Object.entries(isTable(on) ? on : {}).flatMap(([event, list]) =>
    listOf(list).map((each) => [eventName(event), each] as const),
  ),
  ...Object.entries(isTable(after) ? after : {}).flatMap(([delay, list]) =>
    listOf(list).map((each) => [`after ${delay}`, each] as const),
  ),
  ...listOf(onDone).map((each) => ['done', each] as const),
  ...listOf(invoke).flatMap((each) =>
    isTable(each)
      ? [
          ...listOf(each.onDone).map((one) => ['done', one] as const),
          ...listOf(each.onError).map((one) => ['error', one] as const),
          ...listOf(each.onSnapshot).map((one) => ['snapshot', one] as const),
        ]
      : [],
  ),
];

const kindOf = ({ type, states }: Table): ChartState['kind'] => {
  if (type === 'final') return 'final';
  return isTable(states) && Object.keys(states).length > 0 ? 'compound' : 'atomic';
};

/** The path of the state that a state starts in: its key, or its id after `#`. */
const initialOf = ({ initial, type, states }: Table, path: readonly string[]): string | undefined => {
  const [target] = isTable(initial) ? listOf(initial.target) : [initial];
  if (type === 'parallel' || typeof target !== 'string' || !isTable(states)) return undefined;
  const [key] = Object.entries(states)
    .filter(
      ([key, inner]) =>
        (isTable(inner) && `#${inner.id}` === target) || target === key || target.endsWith(`.${key}`),
    )
    .map(([key]) => key)
    .sort((a, b) => b.length - a.length);
  return key === undefined ? undefined : joined([...path, keyOf(key)]);
};

/** What is told of a state: what it is described as, or its tags; of a history state first how much it remembers. */
const descriptionOf = ({ type, history, description, tags }: Table): string => {
  const text = typeof description === 'string' ? description : namesOf(tags).join(', ');
  if (type !== 'history') return text;
  return [history === 'deep' ? 'H*' : 'H', text].filter((part) => part !== '').join(' · ');
};

const stateOf = ({ path, table }: Node): ChartState => {
  const { invoke, entry } = table;
  const initial = initialOf(table, path);
  const invokes = namesOf(invoke).join(', ');
  const text = descriptionOf(table);
  return {
    path: joined(path),
    kind: kindOf(table),
    ...(text === '' ? {} : { description: text }),
    clauses: [],
    ...(invokes === '' ? {} : { invokes }),
    entry: namesOf(listOf(entry).filter((action) => !startsDelay(action))),
    ...(initial === undefined ? {} : { initial }),
  };
};

/** Drops what says the same twice: a definition lists the end of an actor below `invoke` and among its events. */
const distinct = (transitions: readonly ChartTransition[]): readonly ChartTransition[] => {
  const known = new Map<string, ChartTransition>();
  for (const each of transitions) {
    const { id: _, ...rest } = each;
    const text = JSON.stringify(rest);
    if (!known.has(text)) known.set(text, each);
  }
  return [...known.values()];
};

/**
 * What is drawn of the JSON of a machine, as XState 4 and 5 write it; nothing where it is no machine with states. A guard or action
 * written in place has no name and is left out.
 */
export const readDefinition = (name: string, definition: string | undefined): ChartContent | undefined => {
  let root: unknown;
  try {
    root = JSON.parse(definition ?? '');
  } catch {
    return undefined;
  }
  if (!isTable(root) || !isTable(root.states)) return undefined;
  const nodes = nodesIn(root, [], []);
  const machine = typeof root.id === 'string' ? root.id : name;
  const byId = new Map(
    nodes.flatMap(({ path, table: { id } }) => [
      [idOf([machine, ...path]), path] as const,
      ...(typeof id === 'string' ? [[id, path] as const] : []),
    ]),
  );
  const paths = new Set(nodes.map(({ path }) => joined(path)));
  const transitions = nodes.flatMap(({ path, table }) =>
    transitionsIn(table)
      .flatMap(([event, sent]) => {
        const { target, guard, cond, actions }: Table = isTable(sent) ? sent : { target: sent };
        const targets = listOf(target);
        return (targets.length === 0 ? [undefined] : targets).map((named) => {
          const to = targetOf(named, path, byId, paths);
          const condition = nameOf(guard ?? cond);
          return {
            from: joined(path),
            ...(to === undefined ? {} : { to }),
            event,
            ...(condition === '' ? {} : { guard: condition }),
            actions: namesOf(actions),
            clauses: [],
          };
        });
      })
      .map(
        (transition, place): ChartTransition => ({
          id: `${transition.from}/${transition.event}/${place}`,
          ...transition,
        }),
      ),
  );
  const states = nodes.map(stateOf);
  return {
    id: machine,
    clauses: [],
    invokes: [...new Set(states.flatMap(({ invokes = [] }) => invokes))],
    invokedBy: [],
    asks: [],
    states,
    transitions: distinct(transitions),
  };
};

/** The types of the events that states take by name. */
export const eventsOf = ({ transitions }: ChartContent, active: readonly string[]): readonly string[] => {
  const taken = new Set(['', ...active]);
  const events = transitions.filter(({ from }) => taken.has(from)).map(({ event }) => event);
  return [...new Set(events)].filter((event) => !/^(?:always|done|error|snapshot|after .*)$|\*/.test(event));
};
