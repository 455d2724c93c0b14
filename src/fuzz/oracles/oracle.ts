import { GatechartError } from '../../core/errors.ts';

/** Something that must not be. Two failures of one kind are taken to have one cause. */
export interface Failure {
  /** Stable, without the numbers and names of the case. */
  readonly kind: string;
  readonly message: string;
}

/** Thrown by a trial where something is not as it must be. */
export class OracleFailure extends Error implements Failure {
  readonly kind: string;

  /** Without `kind` the kind is told from the message. */
  constructor(what: string, message: string, kind: string = general(message)) {
    super(message);
    this.kind = `${what}: ${kind}`;
  }
}

const MAX_LENGTH = 160;

/** A message without numbers, names in brackets and quotes, which differ from case to case. */
const general = (message: string): string =>
  message
    .replaceAll(/\([^)]*\)|"[^"]*"/g, '…')
    .replaceAll(/\d+/g, '#')
    .slice(0, MAX_LENGTH);

/** Any error out of a trial as a failure. */
export const failureOf = (error: unknown): Failure => {
  if (error instanceof OracleFailure) return { kind: error.kind, message: error.message };
  if (error instanceof GatechartError) {
    const { code, place, message } = error;
    return { kind: `${code} at ${place}: ${general(message)}`, message: `${code} ${place}: ${message}` };
  }
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return { kind: `exception: ${general(message)}`, message };
};
