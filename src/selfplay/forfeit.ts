import type { ForfeitReason } from './outcome.ts';

/** Why a foreign agent loses at once. */
export interface Forfeit {
  readonly reason: ForfeitReason;
  readonly message: string;
}

/** A foreign agent did not answer as it must. */
export class ForfeitError extends Error implements Forfeit {
  readonly reason: ForfeitReason;

  constructor(reason: ForfeitReason, message: string) {
    super(message);
    this.name = 'ForfeitError';
    this.reason = reason;
  }
}

export const isForfeit = (error: unknown): error is ForfeitError => error instanceof ForfeitError;
