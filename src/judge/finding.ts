import type { Path } from '../kernel/scenario.ts';

/** Something that is not as a scenario says, and where the scenario says it. */
export interface Finding {
  /** `file:line`. */
  readonly place: string;
  readonly path: Path;
  readonly message: string;
}

/** A finding in one line. */
export const findingLine = ({ place, path, message }: Finding): string =>
  `${place}: ${path.length === 0 ? '' : `${path.join('.')}: `}${message}`;
