import { raise, spawnChild } from 'xstate';
import type { InvokeConfig, StateConfig, TransitionConfig, Twist } from './config.ts';
import { HISTORY } from './places.ts';
import type { ActionSpec, GuardSpec } from './spec.ts';

type Lists = NonNullable<StateConfig['on']>;

const without = (kind: ActionSpec['kind']): Twist => ({
  action: (spec) => (spec.kind === kind ? undefined : spec),
});

const instead = (change: (spec: ActionSpec) => ActionSpec): Twist => ({ action: change });

const changed = (change: (config: StateConfig) => Partial<StateConfig>): Twist => ({
  state: (config) => ({ ...config, ...change(config) }),
});

const guarded = (change: (spec: GuardSpec) => GuardSpec): Twist => ({ guard: change });

const mute = (start: string): Twist => ({ line: (line) => !line.startsWith(start) });

const mapLists = (
  lists: Lists | undefined,
  change: (key: string, list: readonly TransitionConfig[]) => [string, readonly TransitionConfig[]],
): Lists => Object.fromEntries(Object.entries(lists ?? {}).map(([key, list]) => change(key, list)));

const first = <T>(lists: readonly (readonly T[] | undefined)[]): readonly T[] =>
  lists.flatMap((list) => list ?? []);

/** What XState makes of `after`, but for the end of the timers. */
const endlessTimers = ({ id, entry = [], on = {}, after = {} }: StateConfig): Partial<StateConfig> => {
  const typed = Object.entries(after).map(([delay, list]) => ({
    type: `xstate.after.${delay}.${id}`,
    delay,
    list,
  }));
  return {
    entry: [
      ...entry,
      ...typed.map(({ type, delay }) =>
        raise({ type }, { id: type, delay: (Number(delay) || delay) as number }),
      ),
    ],
    on: { ...on, ...Object.fromEntries(typed.map(({ type, list }) => [type, list])) },
    after: {},
  };
};

/** What XState makes of `invoke`, but for the end of the actors. */
const endlessActors = ({ entry = [], on = {}, invoke = [] }: StateConfig): Partial<StateConfig> => {
  const named = invoke.filter(({ src }) => typeof src === 'string');
  const listsOf = ({ id, onDone, onError, onSnapshot }: InvokeConfig): Lists => ({
    [`xstate.done.actor.${id}`]: onDone,
    [`xstate.error.actor.${id}`]: onError,
    [`xstate.snapshot.${id}`]: onSnapshot ?? [],
  });
  return {
    entry: [
      ...entry,
      ...named.map(({ id, src, input, systemId, onSnapshot }) =>
        spawnChild(src as never, { id, input, systemId, syncSnapshot: onSnapshot !== undefined } as never),
      ),
    ],
    on: Object.assign({}, on, ...named.map(listsOf)),
    invoke: invoke.filter(({ src }) => typeof src !== 'string'),
  };
};

/** Instead of a history, a state that leads on to where the history would without a past. */
const noHistory = ({ states, type, initial }: StateConfig): Partial<StateConfig> => {
  const old = states?.[HISTORY];
  if (states === undefined || old === undefined || type === 'parallel') return {};
  const target = [old.target ?? initial?.target ?? ''];
  return { states: { ...states, [HISTORY]: { id: old.id, always: [{ target, actions: [] }] } } };
};

const ACTION_KINDS: readonly ActionSpec['kind'][] = [
  'note',
  'named',
  'dynamic',
  'assign',
  'merge',
  'emit',
  'log',
  'throw',
  'raise',
  'sendSelf',
  'sendParent',
  'raiseLater',
  'sendLater',
  'cancel',
  'sendChild',
  'forward',
  'sendSystem',
  'enqueue',
  'spawn',
  'spawnRef',
  'spawnNew',
  'stop',
  'stopRef',
];

const LINES = [
  'callback ended',
  'callback received',
  'callback',
  'complete',
  'emitted',
  'error',
  'events subscribed',
  'events unsubscribed',
  'logged',
  'next',
  'observable subscribed',
  'observable unsubscribed',
  'promise',
  'reducer',
];

const EVENTS = ['actor', 'event', 'microstep', 'snapshot', 'action'];

/** A fault for each feature, planted in what one of two runtimes gets to run, or in what it shows. */
export const FAULTS: Readonly<Record<string, Twist>> = {
  ...Object.fromEntries(ACTION_KINDS.map((kind) => [`no action: ${kind}`, without(kind)])),
  ...Object.fromEntries(LINES.map((line) => [`not observed: ${line}`, mute(line)])),
  'the last exit action is left out': changed(({ exit }) => ({ exit: exit?.slice(0, -1) ?? [] })),
  'the first entry action is left out': changed(({ entry }) => ({ entry: entry?.slice(1) ?? [] })),
  'entry actions run backwards': changed(({ entry }) => ({ entry: [...(entry ?? [])].reverse() })),
  'initial transitions have no actions': changed(({ initial }) =>
    initial === undefined ? {} : { initial: { ...initial, actions: [] } },
  ),
  'history is forgotten': changed(noHistory),
  'deep history is shallow': changed(({ history }) => (history === 'deep' ? { history: 'shallow' } : {})),
  'shallow history is deep': changed(({ history }) => (history === 'shallow' ? { history: 'deep' } : {})),
  'timers run on after their state': changed(endlessTimers),
  'invoked actors run on after their state': changed(endlessActors),
  'timers never end': changed(() => ({ after: {} })),
  'no transition reenters': { transition: ({ reenter: _, ...config }) => config },
  'every transition reenters': { transition: (config) => ({ ...config, reenter: true }) },
  'only the first of several targets counts': {
    transition: ({ target, ...config }) => ({ ...config, ...(target && { target: target.slice(0, 1) }) }),
  },
  'nothing follows the end of a state': changed(() => ({ onDone: [] })),
  'nothing follows the end of an actor': changed(({ invoke }) => ({
    invoke: invoke?.map((one) => ({ ...one, onDone: [] })) ?? [],
  })),
  'nothing follows the error of an actor': changed(({ invoke }) => ({
    invoke: invoke?.map((one) => ({ ...one, onError: [] })) ?? [],
  })),
  'nothing follows the snapshot of an actor': changed(({ invoke }) => ({
    invoke: invoke?.map(({ onSnapshot: _, ...one }) => one) ?? [],
  })),
  'actors have no names in the system': changed(({ invoke }) => ({
    invoke: invoke?.map(({ systemId: _, ...one }) => one) ?? [],
  })),
  'actors get no input': changed(({ invoke }) => ({
    invoke: invoke?.map((one) => ({ ...one, input: { k: 0 } })) ?? [],
  })),
  'final states give no output': changed(({ type }) => (type === 'final' ? { output: undefined } : {})),
  'eventless transitions are not taken': changed(() => ({ always: [] })),
  'states have no tags': changed(() => ({ tags: [] })),
  'states have no meta data': changed(() => ({ meta: {} })),
  'wildcards come first': changed(({ on }) => ({
    on: mapLists(on, (key, list) => [key, key === '*' ? list : first([on?.['*'], list])]),
  })),
  'wide partial wildcards come first': changed(({ on }) => ({
    on: mapLists(on, (key, list) => [key, key === 'a.y.*' ? first([on?.['a.*'], list]) : list]),
  })),
  'partial wildcards are exact': changed(({ on }) => ({
    on: mapLists(on, (key, list) => [key.startsWith('a.*') ? 'a' : key, list]),
  })),
  'the last transition of a list comes first': changed(({ on }) => ({
    on: mapLists(on, (key, list) => [key, [...list].reverse()]),
  })),
  'regions are entered backwards': changed(({ type, states }) =>
    type === 'parallel' ? { states: Object.fromEntries(Object.entries(states ?? {}).reverse()) } : {},
  ),
  'and is or': guarded((spec) => (spec.kind === 'and' ? { ...spec, kind: 'or' } : spec)),
  'or is and': guarded((spec) => (spec.kind === 'or' ? { ...spec, kind: 'and' } : spec)),
  'not is nothing': guarded((spec) => (spec.kind === 'not' ? spec.of[0] : spec)),
  'guards of states ask for other states': guarded((spec) =>
    spec.kind === 'in' ? { ...spec, k: spec.k + 1 } : spec,
  ),
  'named guards get other parameters': guarded((spec) =>
    spec.kind === 'named' ? { ...spec, k: spec.k + 1 } : spec,
  ),
  'guards do not throw': guarded((spec) => (spec.kind === 'throws' ? { kind: 'named', k: 0 } : spec)),
  'raised events go to the end of the queue': instead((spec) =>
    spec.kind === 'raise' ? { ...spec, kind: 'sendSelf' } : spec,
  ),
  'sent events overtake': instead((spec) => (spec.kind === 'sendSelf' ? { ...spec, kind: 'raise' } : spec)),
  'delays are others': instead((spec) =>
    spec.kind === 'raiseLater' || spec.kind === 'sendLater' ? { ...spec, delay: spec.delay + 1 } : spec,
  ),
  'snapshots are not synchronised': instead((spec) =>
    spec.kind === 'spawn' || spec.kind === 'spawnRef' ? { ...spec, sync: false } : spec,
  ),
};

/** Faults of inspection. */
export const INSPECTION_FAULTS: Readonly<Record<string, Twist>> = Object.fromEntries(
  EVENTS.map((type) => [
    `not inspected: ${type}`,
    { line: (line: string) => !line.startsWith(`inspected {"type":"@xstate.${type}"`) },
  ]),
);
