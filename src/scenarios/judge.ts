import type { Path } from '../core/adapters/scenario.ts';
import { escapeControls } from '../core/data/escape.ts';

/** Something that is not as a scenario says, and where the scenario says it. */
export interface Finding {
  /** `file:line`. */
  readonly place: string;
  readonly path: Path;
  readonly message: string;
}

/** A finding in one line. */
export const findingLine = ({ place, path, message }: Finding): string =>
  escapeControls(`${place}: ${path.length === 0 ? '' : `${path.join('.')}: `}${message}`);
