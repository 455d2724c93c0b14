import type { ChartContent } from 'gatechart/tools';
import { keyOf, readDefinition } from './definition.ts';
import type { ActorMessage, ExternalSnapshot } from './messages.ts';

const MAX_DEPTH = 20;

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Paths of the states that a state value names, outer ones too. */
export const pathsIn = (value: unknown, outer = '', depth = 0): readonly string[] => {
  const below = (key: string): string => (outer === '' ? keyOf(key) : `${outer}.${keyOf(key)}`);
  if (typeof value === 'string') return [below(value)];
  if (!isTable(value) || depth > MAX_DEPTH) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    below(key),
    ...pathsIn(inner, below(key), depth + 1),
  ]);
};

/** Something that happened to an actor. */
export interface ExternalEvent {
  readonly number: number;
  readonly type: string;
  readonly text: string;
}

/** An actor of another program, as far as its messages say. */
export interface ExternalActor {
  readonly sessionId: string;
  readonly name: string;
  readonly parent: string | undefined;
  /** JSON of its machine, as it was introduced with. */
  readonly definition: string | undefined;
  /** What is drawn of its machine; nothing where it was never introduced, or is none. */
  readonly content: ChartContent | undefined;
  readonly active: readonly string[];
  /** States that it was seen in. */
  readonly seen: readonly string[];
  readonly status: string;
  readonly context: unknown;
  /** The latest last. */
  readonly events: readonly ExternalEvent[];
  /** Whether it takes events that are clicked here. */
  readonly takesEvents: boolean;
}

/** Every actor by its session, in the order of their first messages. */
export interface ExternalActors {
  readonly all: ReadonlyMap<string, ExternalActor>;
  readonly messageCount: number;
}

export const NO_ACTORS: ExternalActors = { all: new Map(), messageCount: 0 };

const MAX_ACTORS = 500;
const MAX_EVENTS = 200;
const MAX_STATES = 500;
const MAX_TEXT = 2_000;

/** The event that an actor is started with, and the one that tells of its end. */
const INIT = 'xstate.init';
const DONE = /^xstate\.done\.actor\.(?<id>.+)$/;

/** The beginning of a value as JSON. */
export const shortJson = (value: unknown): string => (JSON.stringify(value) ?? '').slice(0, MAX_TEXT);

const unknownActor = (sessionId: string): ExternalActor => ({
  sessionId,
  name: sessionId,
  parent: undefined,
  definition: undefined,
  content: undefined,
  active: [],
  seen: [],
  status: 'active',
  context: undefined,
  events: [],
  takesEvents: false,
});

const withSnapshot = (actor: ExternalActor, { status, value, context }: ExternalSnapshot): ExternalActor => {
  const active = value === undefined ? actor.active : pathsIn(value);
  return {
    ...actor,
    status: status ?? actor.status,
    active,
    seen: [...new Set([...actor.seen, ...active])].slice(0, MAX_STATES),
    context: context ?? actor.context,
  };
};

const applyMessage = (actor: ExternalActor, message: ActorMessage, number: number): ExternalActor => {
  switch (message.is) {
    case 'actor': {
      const { name = actor.name, parent = actor.parent, takesEvents, snapshot } = message;
      const definition = message.definition ?? actor.definition;
      const content = definition === actor.definition ? actor.content : readDefinition(name, definition);
      const known = { ...actor, name, parent, definition, content, takesEvents, status: 'active' };
      return snapshot === undefined ? known : withSnapshot(known, snapshot);
    }
    case 'snapshot':
      return withSnapshot(actor, message.snapshot);
    case 'event': {
      const { event, source } = message;
      const happened = { number, type: event.type, text: shortJson(event) };
      // An actor is started by the one that it lies in.
      const parent = event.type === INIT ? (actor.parent ?? source) : actor.parent;
      return { ...actor, parent, events: [...actor.events.slice(1 - MAX_EVENTS), happened] };
    }
    default:
      return message satisfies never;
  }
};

/** What the end of an actor that was never introduced tells of it: its id, and whom it is told to. */
const introducedByEnd = (
  all: ReadonlyMap<string, ExternalActor>,
  message: ActorMessage,
): readonly ExternalActor[] => {
  if (message.is !== 'event' || message.source === undefined) return [];
  const name = DONE.exec(message.event.type)?.groups?.id;
  const child = all.get(message.source);
  if (name === undefined || child === undefined || child.name !== child.sessionId) return [];
  return [{ ...child, name, parent: child.parent ?? message.sessionId }];
};

/** Whether an actor is introduced with another machine than before: the program was started anew and counts its sessions again. */
const isAnother = ({ definition }: ExternalActor, message: ActorMessage): boolean =>
  message.is === 'actor' &&
  message.definition !== undefined &&
  definition !== undefined &&
  message.definition !== definition;

/** All actors inside another. */
const actorsBelow = (
  all: ExternalActors['all'],
  sessionId: string,
  found = new Set<ExternalActor>(),
): ReadonlySet<ExternalActor> => {
  for (const actor of all.values()) {
    if (actor.parent !== sessionId || found.has(actor)) continue;
    found.add(actor);
    actorsBelow(all, actor.sessionId, found);
  }
  return found;
};

/** The actors without the oldest one that has ended and has no running child; the same where there is none. */
const withoutOldest = (all: ExternalActors['all']): ExternalActors['all'] => {
  const actors = [...all.values()];
  const running = actors.filter(({ status }) => status === 'active');
  const needed = new Set(running.flatMap(({ sessionId, parent }) => [sessionId, parent]));
  const oldest = actors.find(({ sessionId }) => !needed.has(sessionId));
  return oldest === undefined
    ? all
    : new Map([...all].filter(([sessionId]) => sessionId !== oldest.sessionId));
};

/** The actors after a message. There are 500 at most: a new one takes the place of one that has ended, or is left out. */
export const receiveMessage = (
  { all, messageCount }: ExternalActors,
  message: ActorMessage,
): ExternalActors => {
  const { sessionId } = message;
  const known = all.get(sessionId);
  const others = known === undefined && all.size >= MAX_ACTORS ? withoutOldest(all) : all;
  if (known === undefined && others.size >= MAX_ACTORS) return { all, messageCount: messageCount + 1 };
  const isRestarted = known !== undefined && isAnother(known, message);
  const ended = isRestarted
    ? [...actorsBelow(all, sessionId)].map((each) => ({ ...each, status: 'stopped' }))
    : [];
  const before = known === undefined || isRestarted ? unknownActor(sessionId) : known;
  const actor = applyMessage(before, message, messageCount);
  const changed = [...introducedByEnd(others, message), ...ended, actor];
  return {
    all: new Map([...others, ...changed.map((each) => [each.sessionId, each] as const)]),
    messageCount: messageCount + 1,
  };
};

/** The actor to look at unless one is picked: of those that run, the last with a chart. */
export const foremostActor = (all: ExternalActors['all']): ExternalActor | undefined => {
  const actors = [...all.values()];
  const running = actors.filter(({ status }) => status === 'active');
  return running.findLast(({ content }) => content !== undefined) ?? running.at(-1) ?? actors.at(-1);
};

/** The states of a list that are around no other one: one of each region. */
export const innermost = (paths: readonly string[]): readonly string[] =>
  paths.filter((path) => !paths.some((other) => other.startsWith(`${path}.`)));

/** The actors as a tree: each with how deep it lies, parents before children. */
export const actorTree = (
  all: ExternalActors['all'],
): readonly (readonly [ExternalActor, depth: number])[] => {
  const children = new Map<string | undefined, ExternalActor[]>();
  for (const actor of all.values()) {
    const parent = actor.parent !== undefined && all.has(actor.parent) ? actor.parent : undefined;
    children.set(parent, [...(children.get(parent) ?? []), actor]);
  }
  const rows: (readonly [ExternalActor, number])[] = [];
  const visit = (parent: string | undefined, depth: number): void => {
    for (const actor of children.get(parent) ?? []) {
      if (rows.length > MAX_ACTORS) return;
      rows.push([actor, depth]);
      visit(actor.sessionId, depth + 1);
    }
  };
  visit(undefined, 0);
  return rows;
};
