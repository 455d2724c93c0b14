import type { ExternalMessage } from './external-actors.ts';
import { type ExternalState, pathsIn, statesIn } from './states.ts';

/** Something that happened to an actor. */
export interface ExternalEvent {
  readonly number: number;
  readonly type: string;
  readonly text: string;
}

/** An actor of another program, as far as it was told. */
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

/** Every actor by its session, in the order they were told of, and which was told of last. */
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
const withActiveStates = (states: readonly ExternalState[], active: readonly string[]): readonly ExternalState[] => [
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
      const told = { ...actor, name, parent: parentId ?? actor.parent, states: statesIn(definition) };
      return snapshot === undefined ? told : withSnapshot(told, snapshot);
    }
    case '@xstate.snapshot':
      return withSnapshot(actor, message.snapshot);
    case '@xstate.event': {
      const happened = { number, type: message.event.type, text: shortJson(message.event) };
      return { ...actor, events: [...actor.events.slice(1 - MAX_EVENTS), happened] };
    }
    default:
      return message satisfies never;
  }
};

/** The actors after a message. Beyond 500, those not yet known are left out. */
export const receiveMessage = ({ all, latest, messageCount: told }: ExternalActors, message: ExternalMessage): ExternalActors => {
  const { sessionId } = message;
  const known = all.get(sessionId);
  if (known === undefined && all.size >= MAX_ACTORS) return { all, latest, messageCount: told + 1 };
  const actor = applyMessage(known ?? unknownActor(sessionId), message, told);
  return { all: new Map(all).set(sessionId, actor), latest: sessionId, messageCount: told + 1 };
};

/** The actors as a tree: each with how deep it lies, parents before children. */
export const actorTree = (all: ExternalActors['all']): readonly (readonly [ExternalActor, depth: number])[] => {
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
