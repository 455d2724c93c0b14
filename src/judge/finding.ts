import type { Path } from '../kernel/scenario.ts';
import { shown } from '../kernel/shown.ts';

/** Something that is not as a scenario says, and where the scenario says it. */
export interface Finding {
  /** `file:line`. */
  readonly place: string;
  readonly path: Path;
  readonly message: string;
}

/** A finding in one line. */
export const findingLine = ({ place, path, message }: Finding): string =>
  shown(`${place}: ${path.length === 0 ? '' : `${path.join('.')}: `}${message}`);
