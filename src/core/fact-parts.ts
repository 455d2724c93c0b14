import type { GameEvent, EventOf } from './fact.ts';

/** The parts of every kind of fact of a ruleset, beside those that all facts have: neither one more nor one less. */
export type EventFields<F extends GameEvent> = {
  readonly [What in F['what']]: {
    readonly [Part in Exclude<keyof EventOf<F, What>, keyof GameEvent>]: true;
  };
};

const asIs = (part: string): readonly string[] => [part];

/** The names of parts by kind of fact; `namesOf`: what scenario files call a part. */
export const eventFieldNames = (
  parts: Readonly<Record<string, Readonly<Record<string, true>>>>,
  namesOf: (part: string) => readonly string[] = asIs,
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(parts).map(([what, each]) => [what, Object.keys(each).flatMap(namesOf)]));
