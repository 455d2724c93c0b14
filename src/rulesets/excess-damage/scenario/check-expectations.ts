import { z } from 'zod';

const points = z.int().min(0);

const permanent = z.strictObject({
  zone: z.enum(['battlefield', 'graveyard']).optional(),
  marked: points.optional(),
  minusCounters: points.optional(),
  loyalty: points.optional(),
  defense: points.optional(),
  deathtouched: z.boolean().optional(),
});

/** What a scenario file may expect of a damage event. */
export const expectationSchema = z.strictObject({
  life: z.tuple([z.int(), z.int()]).optional(),
  poison: z.tuple([points, points]).optional(),
  permanents: z.record(z.string(), permanent).optional(),
  /** Points dealt so far, by recipient; nobody else was dealt any. */
  dealt: z.record(z.string(), points).optional(),
  /** Excess dealt so far, by permanent; no other was dealt any. */
  excess: z.record(z.string(), points).optional(),
});

export type Expectation = z.output<typeof expectationSchema>;
