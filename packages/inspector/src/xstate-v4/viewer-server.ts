import { z } from 'zod';

const sentEvent = z.looseObject({ type: z.string().min(1).max(500) });

const scxmlEvent = z.looseObject({ name: z.string().max(500), data: sentEvent, origin: z.string().max(100) });

const inJson = (schema: z.ZodType) => (text: string) => {
  try {
    return schema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
};

/** What a viewer of XState 4 may send: that it is there, and an event for one of the services. */
const viewerMessage = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('xstate.inspecting') }),
  z.looseObject({ type: z.literal('xstate.event'), event: z.string().refine(inJson(scxmlEvent)) }),
]);

/** Whether a text is a message that a viewer may send. */
export const isViewerMessage = inJson(viewerMessage);
