import { type ConformanceCase, ConformanceFailed, conforms } from '../../../src/api/conformance.ts';
import type { Ruleset } from '../../../src/api/ruleset.ts';

/** What the cases say of a game that fails them, by the case. */
export const failuresOf = (
  ruleset: Ruleset,
  isMeant: (each: ConformanceCase) => boolean = () => true,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    conforms(ruleset).flatMap((each) => {
      if (each.skip !== undefined || !isMeant(each)) return [];
      try {
        each.run();
        return [];
      } catch (error) {
        if (error instanceof ConformanceFailed) return [[each.id, error.message]];
        throw error;
      }
    }),
  );
