import { didYouMean } from './data/nearest.ts';

/** An error that the user can mend: the kind of error (`code`), its location (`place`) and the reason (`message`). */
export class GatechartError extends Error {
  /** A stable name that programs can compare, such as `UNKNOWN_DECK`. */
  readonly code: string;
  /** The file and line, the option, or the machine and state. */
  readonly place: string;

  constructor(code: string, place: string, message: string) {
    super(message);
    this.name = 'GatechartError';
    this.code = code;
    this.place = place;
  }
}

/** Several errors that one thing has, thrown together: the first of them, with all. */
export class SeveralErrors extends GatechartError {
  readonly errors: readonly GatechartError[];

  constructor(errors: readonly [GatechartError, ...GatechartError[]]) {
    const [{ code, place, message }] = errors;
    super(code, place, message);
    this.errors = errors;
  }
}

/** Codes of errors whose cause is a rule or a chart that fails in a match. */
export const RULES_FAILED: readonly string[] = [
  'RULE_ERROR',
  'STEP_BUDGET',
  'ANSWER_UNHANDLED',
  'CHART_STUCK',
];

/** The error for an id that does not exist: `what` it should be of, with the nearest of the known ids and all of them. */
export const unknownId = (
  code: string,
  place: string,
  what: string,
  id: string,
  known: readonly string[],
): GatechartError =>
  new GatechartError(
    code,
    place,
    `there is no ${what} ${id}${didYouMean(id, known)}; known: ${known.join(', ')}`,
  );

/** The error for a text of more than so many bytes or characters. */
export const tooLarge = (name: string, most: number): GatechartError =>
  new GatechartError('FILE_TOO_LARGE', name, `the file has more than ${most.toLocaleString('en')} bytes`);

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is not a folder',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is full',
  ELOOP: 'the symbolic links form a loop',
  ENAMETOOLONG: 'the name is too long',
  ENXIO: 'it is not a text file',
  EIO: 'the disk cannot be read',
  EROFS: 'the disk is read-only',
};

/** The error that a failure of the system is, at a place. A full disk is one whatever was tried: `DISK_FULL`. */
export const systemError = (code: string, place: string, error: unknown): GatechartError => {
  const { code: system = '', message } = error as Error & { readonly code?: string };
  const isFull = system === 'ENOSPC' || system === 'EDQUOT';
  return new GatechartError(isFull ? 'DISK_FULL' : code, place, REASONS[system] ?? message);
};
