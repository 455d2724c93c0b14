import type { Fact, FactOf } from './fact.ts';

/** The parts of every kind of fact of a ruleset, beside those that all facts have: neither one more nor one less. */
export type FactParts<F extends Fact> = {
  readonly [What in F['what']]: {
    readonly [Part in Exclude<keyof FactOf<F, What>, keyof Fact>]: true;
  };
};

const asTheyAre = (part: string): readonly string[] => [part];

/** The names of parts by kind of fact; `namesOf`: what scenario files call a part. */
export const partNames = (
  parts: Readonly<Record<string, Readonly<Record<string, true>>>>,
  namesOf: (part: string) => readonly string[] = asTheyAre,
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(parts).map(([what, each]) => [what, Object.keys(each).flatMap(namesOf)]));
