import type { Names } from './names.ts';
import type { CodeCache } from './compiled-run.ts';

/** What the source of one function is written with. */
export interface SourceContext {
  readonly names: Names;
  readonly code: CodeCache;
}
