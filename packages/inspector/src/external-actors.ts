import { z } from 'zod';

const id = z.string().max(200);

const snapshot = z.looseObject({
  status: z.string().max(40).optional(),
  value: z.unknown().optional(),
  context: z.unknown().optional(),
});

const event = z.looseObject({ type: z.string().max(500) });

/** What an inspector of `@statelyai/inspect` tells, as far as it is shown. */
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
