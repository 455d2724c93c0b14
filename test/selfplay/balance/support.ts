import { drawInt, type RngState, rngStream } from '../../../src/core/random.ts';
import type { Outcome } from '../../../src/selfplay/outcome.ts';

/** Draws numbers from one stream. */
export class Draws {
  #rng: RngState;

  constructor(seed: number) {
    this.#rng = rngStream(seed, 0, 'made up');
  }

  below(count: number): number {
    const [number, next] = drawInt(this.#rng, count);
    this.#rng = next;
    return number;
  }

  /** Whether something of that chance happens. */
  happens(chance: number): boolean {
    return this.below(1_000_000) < chance * 1_000_000;
  }
}

/** One player of a made-up match. */
export interface MadeUp {
  readonly deck: string;
  readonly drawn?: Readonly<Record<string, number>>;
  readonly played?: readonly string[];
}

/** A match that is over, of two players; the first one began. */
export const madeUp = (
  number: number,
  [one, other]: readonly [MadeUp, MadeUp],
  winner: 0 | 1,
  turns = 8,
): Outcome => ({
  number,
  agents: ['greedy', 'greedy'],
  decks: [one.deck, other.deck],
  winner,
  first: 0,
  reasons: [null, null],
  decisions: 10 * turns,
  turns,
  cards: [one.played ?? [], other.played ?? []],
  drawn: [one.drawn ?? {}, other.drawn ?? {}],
  digest: 'd',
});
