import type { MatchGenerator, Start } from '../core/adapters/generators.ts';
import type { NamedSet } from '../core/cards/card-sets.ts';
import type { GameState, Position } from '../core/game-state.ts';
import type { Ruleset } from '../core/ruleset.ts';
import type { MatchOrigin, OracleId } from './oracles/oracle.ts';

/** What can be fuzzed, by name: where its random matches come from, and the rules they are played by. */
export interface FuzzTarget {
  readonly id: string;
  readonly version: number;
  /** The card sets that it is played with; absent where there are none. */
  readonly sets?: readonly NamedSet[];
  readonly editions: readonly string[];
  readonly arena: MatchGenerator;
  /** What it can be held to. */
  readonly oracles: readonly OracleId[];
  /** The rules of a match that had such a start. */
  readonly rulesetFor: (start?: Start) => Ruleset;
}

/** Where a case begins: with the cards and the chance of a new match, or in a position, of a match that had such a start. */
export type CaseOrigin =
  | { readonly is: 'start'; readonly start: Start; readonly edition: string; readonly seed: number }
  | {
      readonly is: 'position';
      readonly start?: Start;
      readonly position: Position;
      /** Actions that are tried at every decision where they are not legal. */
      readonly refused?: readonly string[];
    };

/** A position that cases may begin in, and answers that lead on from there to what it is about. */
export interface StartPosition {
  readonly position: Position;
  /** Keys of options, one after the other. */
  readonly answers: readonly string[];
  /** Actions that are not legal somewhere on the way. */
  readonly refused?: readonly string[];
}

/** The positions that the cases of one fuzzer may begin in; those of `first` come before all others. */
export interface StartPositions {
  readonly given: readonly StartPosition[];
  readonly first?: readonly StartPosition[];
}

/** The case as a trial begins with it. Throws what the rules throw of a start that cannot be. */
export const originOf = ({ arena, rulesetFor }: FuzzTarget, from: CaseOrigin): MatchOrigin => {
  const ruleset = rulesetFor(from.start);
  return from.is === 'start'
    ? { is: 'new', ruleset, game: arena.newGame(from.start, from.edition, from.seed) }
    : { is: 'inside', ruleset, position: from.position, ...(from.refused && { refused: from.refused }) };
};

/** A position as it is after it was kept as text. */
export const throughJson = (position: Position): Position<GameState> =>
  JSON.parse(JSON.stringify(position)) as Position;

const MOST_BYTES = 1 << 20;
const MOST_ANSWERS = 1024;
const HEAD = 4;

/** What lies in the first words. */
const BEATS = 0;
const CASE = 1;
const BYTES = 2;
const ANSWERS = 3;

/** The memory of a journal, shared between a worker and whoever watches it. */
export const journalMemory = (): SharedArrayBuffer =>
  new SharedArrayBuffer((HEAD + MOST_ANSWERS) * 4 + MOST_BYTES);

/** Which case a worker is at, readable from outside even if the worker never comes back. */
export class Journal {
  readonly #words: Int32Array;
  readonly #bytes: Uint8Array;

  constructor(memory: SharedArrayBuffer) {
    this.#words = new Int32Array(memory, 0, HEAD + MOST_ANSWERS);
    this.#bytes = new Uint8Array(memory, (HEAD + MOST_ANSWERS) * 4);
  }

  /** Opens the page of a case, and gives what notes its answers. */
  open(number: number, from: CaseOrigin): (place: number) => void {
    const text = new TextEncoder().encode(JSON.stringify(from)).subarray(0, MOST_BYTES);
    this.#words[ANSWERS] = 0;
    this.#words[BYTES] = text.length;
    this.#bytes.set(text);
    this.#words[CASE] = number;
    Atomics.add(this.#words, BEATS, 1);
    return (place) => {
      const at = this.#words[ANSWERS] ?? 0;
      if (at < MOST_ANSWERS) this.#words[HEAD + at] = place;
      this.#words[ANSWERS] = at + 1;
      Atomics.add(this.#words, BEATS, 1);
    };
  }

  /** Rises with every case and answer. */
  beats(): number {
    return Atomics.load(this.#words, BEATS);
  }

  /** The case last opened; nothing if none was. */
  last():
    | { readonly number: number; readonly from: CaseOrigin; readonly sequence: readonly number[] }
    | undefined {
    const length = this.#words[BYTES] ?? 0;
    if (length === 0) return undefined;
    // The decoder takes no shared memory.
    const text = new TextDecoder().decode(this.#bytes.slice(0, length));
    const answers = Math.min(this.#words[ANSWERS] ?? 0, MOST_ANSWERS);
    return {
      number: this.#words[CASE] ?? 0,
      from: JSON.parse(text) as CaseOrigin,
      sequence: [...this.#words.subarray(HEAD, HEAD + answers)],
    };
  }
}
