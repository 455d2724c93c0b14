import type { Names } from './names.ts';
import type { Code } from './compiled-run.ts';

/** What the source of one function is written with. */
export interface Coding {
  readonly names: Names;
  readonly code: Code;
}
