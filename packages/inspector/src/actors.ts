import type { ForeignMessage } from './external-actors.ts';
import { type ForeignState, pathsIn, statesIn } from './states.ts';

/** Something that happened to an actor. */
export interface ForeignEvent {
  readonly number: number;
  readonly type: string;
  readonly text: string;
}

/** An actor of another program, as far as it was told. */
export interface ForeignActor {
  readonly sessionId: string;
  readonly name: string;
  readonly parent: string | undefined;
  readonly states: readonly ForeignState[];
  readonly active: readonly string[];
  readonly status: string;
  readonly context: string;
  /** The latest last. */
  readonly events: readonly ForeignEvent[];
}

/** Every actor by its session, in the order they were told of, and which was told of last. */
export interface ForeignActors {
  readonly all: ReadonlyMap<string, ForeignActor>;
  readonly latest: string | undefined;
  readonly told: number;
}

export const NO_ACTORS: ForeignActors = { all: new Map(), latest: undefined, told: 0 };

const MOST_ACTORS = 500;
const MOST_EVENTS = 200;
const LONGEST = 2_000;

const text = (value: unknown): string => (JSON.stringify(value) ?? '').slice(0, LONGEST);

const unknownActor = (sessionId: string): ForeignActor => ({
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
const withSeen = (states: readonly ForeignState[], active: readonly string[]): readonly ForeignState[] => [
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

const standing = (
  actor: ForeignActor,
  { status, value, context }: NonNullable<Extract<ForeignMessage, { type: '@xstate.actor' }>['snapshot']>,
): ForeignActor => {
  const active = value === undefined ? actor.active : pathsIn(value);
  return {
    ...actor,
    status: status ?? actor.status,
    active,
    states: withSeen(actor.states, active),
    context: context === undefined ? actor.context : text(context),
  };
};

const changed = (actor: ForeignActor, message: ForeignMessage, number: number): ForeignActor => {
  switch (message.type) {
    case '@xstate.actor': {
      const { name = actor.name, parentId, definition, snapshot } = message;
      const told = { ...actor, name, parent: parentId ?? actor.parent, states: statesIn(definition) };
      return snapshot === undefined ? told : standing(told, snapshot);
    }
    case '@xstate.snapshot':
      return standing(actor, message.snapshot);
    case '@xstate.event': {
      const happened = { number, type: message.event.type, text: text(message.event) };
      return { ...actor, events: [...actor.events.slice(1 - MOST_EVENTS), happened] };
    }
    default:
      return message satisfies never;
  }
};

/** The actors after a message. Beyond 500, those not yet known are left out. */
export const heard = ({ all, latest, told }: ForeignActors, message: ForeignMessage): ForeignActors => {
  const { sessionId } = message;
  const known = all.get(sessionId);
  if (known === undefined && all.size >= MOST_ACTORS) return { all, latest, told: told + 1 };
  const actor = changed(known ?? unknownActor(sessionId), message, told);
  return { all: new Map(all).set(sessionId, actor), latest: sessionId, told: told + 1 };
};

/** The actors as a tree: each with how deep it lies, parents before children. */
export const treeOf = (all: ForeignActors['all']): readonly (readonly [ForeignActor, depth: number])[] => {
  const children = new Map<string | undefined, ForeignActor[]>();
  for (const actor of all.values()) {
    const parent = actor.parent !== undefined && all.has(actor.parent) ? actor.parent : undefined;
    children.set(parent, [...(children.get(parent) ?? []), actor]);
  }
  const rows: (readonly [ForeignActor, number])[] = [];
  const visit = (parent: string | undefined, depth: number): void => {
    for (const actor of children.get(parent) ?? []) {
      if (rows.length > MOST_ACTORS) return;
      rows.push([actor, depth]);
      visit(actor.sessionId, depth + 1);
    }
  };
  visit(undefined, 0);
  return rows;
};
