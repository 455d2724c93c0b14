import { z } from 'zod';

/** Most characters of a definition, a state or an event that a program sends as text. */
const MAX_TEXT = 4_000_000;

const id = z.string().max(200);

const text = z.string().max(MAX_TEXT);

const snapshot = z.looseObject({
  status: z.string().max(40).optional(),
  value: z.unknown().optional(),
  context: z.unknown().optional(),
});

const event = z.looseObject({ type: z.string().max(500) });

/** Text that is JSON. */
const json = text.transform((sent, { addIssue }): unknown => {
  try {
    return JSON.parse(sent);
  } catch {
    addIssue({ code: 'custom', message: 'no JSON' });
    return z.NEVER;
  }
});

/** A state of XState 4. */
const stateV4 = json.pipe(snapshot.extend({ done: z.boolean().optional() }));

/** An event of XState 4, which travels in one of SCXML. */
const eventV4 = json.pipe(z.looseObject({ data: event, origin: id.nullish() }));

const sent = z.discriminatedUnion('type', [
  z.looseObject({
    type: z.literal('@xstate.actor'),
    _version: z.string(),
    sessionId: id,
    name: z.string().max(500).optional(),
    parentId: id.optional(),
    definition: text.optional(),
    snapshot: snapshot.optional(),
  }),
  z.looseObject({
    type: z.literal('@xstate.snapshot'),
    _version: z.string(),
    sessionId: id,
    snapshot,
    event: event.optional(),
  }),
  z.looseObject({
    type: z.literal('@xstate.event'),
    _version: z.string(),
    sessionId: id,
    sourceId: id.nullish(),
    event,
  }),
  z.looseObject({
    type: z.literal('service.register'),
    sessionId: id,
    id,
    parent: id.nullish(),
    machine: text,
    state: stateV4,
  }),
  z.looseObject({ type: z.literal('service.state'), sessionId: id, state: stateV4 }),
  z.looseObject({ type: z.literal('service.event'), sessionId: id, event: eventV4 }),
  z.looseObject({ type: z.literal('service.stop'), sessionId: id }),
]);

type Sent = z.output<typeof sent>;

/** Where an actor is, as far as it was said. */
export interface ExternalSnapshot {
  readonly status?: string | undefined;
  readonly value?: unknown;
  readonly context?: unknown;
}

/** What a program says of one of its actors, whichever inspector it speaks with. */
export type ActorMessage = { readonly sessionId: string } & (
  | {
      readonly is: 'actor';
      readonly name: string | undefined;
      readonly parent: string | undefined;
      /** JSON of its machine. */
      readonly definition: string | undefined;
      readonly snapshot: ExternalSnapshot | undefined;
      /** Whether it takes events that are clicked here. */
      readonly takesEvents: boolean;
    }
  | { readonly is: 'snapshot'; readonly snapshot: ExternalSnapshot }
  | { readonly is: 'event'; readonly event: { readonly type: string }; readonly source: string | undefined }
);

const snapshotV4 = ({ value, context, done }: z.output<typeof stateV4>): ExternalSnapshot => ({
  value,
  context,
  status: done === true ? 'done' : 'active',
});

const read = (message: Sent): ActorMessage => {
  const { sessionId } = message;
  switch (message.type) {
    case '@xstate.actor': {
      const { name, parentId: parent, definition, snapshot } = message;
      return { is: 'actor', sessionId, name, parent, definition, snapshot, takesEvents: false };
    }
    case '@xstate.snapshot':
      return { is: 'snapshot', sessionId, snapshot: message.snapshot };
    case '@xstate.event':
      return { is: 'event', sessionId, event: message.event, source: message.sourceId ?? undefined };
    case 'service.register': {
      const { id: name, parent, machine: definition, state } = message;
      const known = { name, parent: parent ?? undefined, definition, snapshot: snapshotV4(state) };
      return { is: 'actor', sessionId, ...known, takesEvents: true };
    }
    case 'service.state':
      return { is: 'snapshot', sessionId, snapshot: snapshotV4(message.state) };
    case 'service.event': {
      const { data, origin } = message.event;
      return { is: 'event', sessionId, event: data, source: origin ?? undefined };
    }
    case 'service.stop':
      return { is: 'snapshot', sessionId, snapshot: { status: 'stopped' } };
    default:
      return message satisfies never;
  }
};

/** Reads what `@statelyai/inspect` sends, and `@xstate/inspect` of XState 4; nothing where it is no such message. */
export const readMessage = (data: unknown): ActorMessage | undefined => {
  const { success, data: message } = sent.safeParse(data);
  return success ? read(message) : undefined;
};

/** An event for a service of XState 4, as its inspector takes it. */
export const eventMessage = (sessionId: string, type: string): object => ({
  type: 'xstate.event',
  event: JSON.stringify({
    name: type,
    data: { type },
    $$type: 'scxml',
    type: 'external',
    origin: sessionId,
  }),
});

/** What says to either package that somebody looks on; it says nothing else, so it may go to any page. */
export const GREETINGS: readonly object[] = [{ type: '@statelyai.connected' }, { type: 'xstate.inspecting' }];
