import { z } from 'zod';

const id = z.string().max(200);

const snapshot = z.looseObject({
  status: z.string().max(40).optional(),
  value: z.unknown().optional(),
  context: z.unknown().optional(),
});

const event = z.looseObject({ type: z.string().max(500) });

/** What an inspector of `@statelyai/inspect` sends, as far as it is shown. */
export const externalMessage = z.discriminatedUnion('type', [
  z.looseObject({
    type: z.literal('@xstate.actor'),
    _version: z.string(),
    sessionId: id,
    name: z.string().max(500).optional(),
    parentId: id.optional(),
    definition: z.string().optional(),
    snapshot: snapshot.optional(),
  }),
  z.looseObject({
    type: z.literal('@xstate.snapshot'),
    _version: z.string(),
    sessionId: id,
    snapshot,
    event: event.optional(),
  }),
  z.looseObject({ type: z.literal('@xstate.event'), _version: z.string(), sessionId: id, event }),
]);

export type ExternalMessage = z.output<typeof externalMessage>;

/** A state of a machine that this program knows nothing else about. */
export interface ExternalState {
  /** Keys from the outermost down, joined by `.`. */
  readonly path: string;
  readonly depth: number;
  readonly isFinal: boolean;
  readonly isInitial: boolean;
  /** Names of events that it has transitions for. */
  readonly events: readonly string[];
}

const MAX_DEPTH = 20;
const MAX_STATES = 2_000;

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const collect = (config: unknown, outer: string, depth: number, found: ExternalState[]): void => {
  if (!isTable(config) || !isTable(config.states) || depth > MAX_DEPTH) return;
  for (const [key, inner] of Object.entries(config.states)) {
    if (found.length >= MAX_STATES) return;
    const path = outer === '' ? key : `${outer}.${key}`;
    const table = isTable(inner) ? inner : {};
    found.push({
      path,
      depth,
      isFinal: table.type === 'final',
      isInitial: config.initial === key,
      events: isTable(table.on) ? Object.keys(table.on) : [],
    });
    collect(inner, path, depth + 1, found);
  }
};

/** The states in the JSON of a machine's definition, outer before inner; none if it is no such JSON. */
export const statesIn = (definition: string | undefined): readonly ExternalState[] => {
  const found: ExternalState[] = [];
  try {
    collect(JSON.parse(definition ?? '{}'), '', 0, found);
  } catch {
    return [];
  }
  return found;
};

/** Paths of the states that a state value names, outer ones too. */
export const pathsIn = (value: unknown, outer = '', depth = 0): readonly string[] => {
  const below = (key: string): string => (outer === '' ? key : `${outer}.${key}`);
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
  readonly states: readonly ExternalState[];
  readonly active: readonly string[];
  readonly status: string;
  readonly context: string;
  /** The latest last. */
  readonly events: readonly ExternalEvent[];
}

/** Every actor by its session, in the order of their first messages, and that of the last message. */
export interface ExternalActors {
  readonly all: ReadonlyMap<string, ExternalActor>;
  readonly latest: string | undefined;
  readonly messageCount: number;
}

export const NO_ACTORS: ExternalActors = { all: new Map(), latest: undefined, messageCount: 0 };

const MAX_ACTORS = 500;
const MAX_EVENTS = 200;
const MAX_TEXT = 2_000;

const shortJson = (value: unknown): string => (JSON.stringify(value) ?? '').slice(0, MAX_TEXT);

const unknownActor = (sessionId: string): ExternalActor => ({
  sessionId,
  name: sessionId,
  parent: undefined,
  states: [],
  active: [],
  status: 'active',
  context: '',
  events: [],
});

/** States that are only known because the actor was in them. */
const withActiveStates = (
  states: readonly ExternalState[],
  active: readonly string[],
): readonly ExternalState[] => [
  ...states,
  ...active
    .filter((path) => !states.some((state) => state.path === path))
    .map((path) => ({
      path,
      depth: path.split('.').length - 1,
      isFinal: false,
      isInitial: false,
      events: [],
    })),
];

const withSnapshot = (
  actor: ExternalActor,
  { status, value, context }: NonNullable<Extract<ExternalMessage, { type: '@xstate.actor' }>['snapshot']>,
): ExternalActor => {
  const active = value === undefined ? actor.active : pathsIn(value);
  return {
    ...actor,
    status: status ?? actor.status,
    active,
    states: withActiveStates(actor.states, active),
    context: context === undefined ? actor.context : shortJson(context),
  };
};

const applyMessage = (actor: ExternalActor, message: ExternalMessage, number: number): ExternalActor => {
  switch (message.type) {
    case '@xstate.actor': {
      const { name = actor.name, parentId, definition, snapshot } = message;
      const named = { ...actor, name, parent: parentId ?? actor.parent, states: statesIn(definition) };
      return snapshot === undefined ? named : withSnapshot(named, snapshot);
    }
    case '@xstate.snapshot':
      return withSnapshot(actor, message.snapshot);
    case '@xstate.event': {
      const event = { number, type: message.event.type, text: shortJson(message.event) };
      return { ...actor, events: [...actor.events.slice(1 - MAX_EVENTS), event] };
    }
    default:
      return message satisfies never;
  }
};

/** The actors after a message. Beyond 500, those not yet known are left out. */
export const receiveMessage = (
  { all, latest, messageCount }: ExternalActors,
  message: ExternalMessage,
): ExternalActors => {
  const { sessionId } = message;
  const known = all.get(sessionId);
  if (known === undefined && all.size >= MAX_ACTORS) return { all, latest, messageCount: messageCount + 1 };
  const actor = applyMessage(known ?? unknownActor(sessionId), message, messageCount);
  return { all: new Map(all).set(sessionId, actor), latest: sessionId, messageCount: messageCount + 1 };
};

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
