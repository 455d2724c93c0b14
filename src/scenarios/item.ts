import type { Path } from '../core/adapters/scenario.ts';
import type { CommonExpectation, SeatName, Until } from './schema.ts';

/** What is expected: the keys of every ruleset, and those of this one. */
export type Expectation = CommonExpectation & Readonly<Record<string, unknown>>;

/** One thing a scenario does, and where it stands in the file. */
export type ScriptItem =
  | {
      readonly do: 'answer';
      readonly text: string;
      readonly player?: SeatName;
      readonly kind?: string;
      readonly path: Path;
    }
  | { readonly do: 'until'; readonly until: Until; readonly path: Path }
  | { readonly do: 'expect'; readonly expected: Expectation; readonly path: Path };
