import type { Names } from './names.ts';
import type { Code } from './running.ts';

/** What the source of one function is written with. */
export interface Coding {
  readonly names: Names;
  readonly code: Code;
}
