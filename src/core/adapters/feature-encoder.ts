import { digest } from '../data/digest.ts';
import type { Option } from '../decision.ts';
import type { Question } from '../question.ts';
import type { Heuristic, Rating } from './heuristic.ts';
import { type Field, type Layout, layoutOf } from './observation-encoder.ts';

/** A field, with the function that writes its numbers from index `at` on. The array contains zeros. */
export interface FeatureOf<T> extends Omit<Field, 'offset'> {
  readonly write: (of: T, into: Float32Array, at: number) => void;
}

/** An encoder of a value as numbers. */
export interface Encoder<T> {
  readonly layout: Layout;
  /** Writes all fields from index `at` on. The array contains zeros. */
  write(of: T, into: Float32Array, at: number): void;
}

/** Returns an encoder with the fields one after the other, all read from the same value. */
export const encoderOf = <T>(version: number, features: readonly FeatureOf<T>[]): Encoder<T> => {
  const layout = layoutOf(version, features);
  return {
    layout,
    write: (of, into, at) => {
      for (const [index, { write }] of features.entries()) {
        write(of, into, at + (layout.fields[index] as Field).offset);
      }
    },
  };
};

/**
 * The input of a small net: a few hundred numbers for what a player may know, and some for each option. Most of them
 * should be 0, and the others between -1 and 3.
 */
export interface FeatureEncoder<O extends Option = Option, V = unknown> {
  readonly position: Layout;
  readonly option: Layout;
  /** Writes a view. The array contains zeros. */
  encodePosition(view: V, into: Float32Array): void;
  /**
   * Writes the options of a decision one after the other. The array contains zeros. It reads the view more than once.
   */
  encodeOptions(question: Question<O, V>, into: Float32Array): void;
}

/** What weights and data must agree on. */
export const featuresHash = ({ position, option }: Pick<FeatureEncoder, 'position' | 'option'>): string =>
  digest([position.hash, option.hash]);

/** Returns a field that counts how often each id occurs. Ids that are not listed are ignored. */
export const tally = <T>(
  name: string,
  ids: readonly string[],
  of: (whole: T) => Iterable<string>,
): FeatureOf<T> => {
  const numberOf = new Map(ids.map((id, index) => [id, index]));
  return {
    name: `${name}: ${ids.join(' ')}`,
    length: ids.length,
    write: (whole, into, at) => {
      for (const id of of(whole)) {
        const number = numberOf.get(id);
        if (number !== undefined) into[at + number] = (into[at + number] as number) + 1;
      }
    },
  };
};

/** Returns a field for named numbers. */
export const numbers = <T>(
  name: string,
  names: readonly string[],
  of: (whole: T) => readonly number[],
): FeatureOf<T> => ({
  name: `${name}: ${names.join(', ')}`,
  length: names.length,
  write: (whole, into, at) => into.set(of(whole), at),
});

/** What a rating says of an option among others: a net that reads it knows from the start what the rules of thumb know. */
export const RATING_FEATURES: readonly string[] = ['is rated best', 'rated above passing', 'behind the best'];

/** Differences of ratings that are much larger are all the same. */
const LARGE = 10;

/** Those numbers for each option, in their order. */
export const ratingFeatures = (ratings: readonly Rating[]): readonly (readonly number[])[] => {
  const best = Math.max(...ratings.map(({ worth }) => worth));
  return ratings.map(({ worth }) => [
    Number(worth === best),
    Math.tanh(worth / LARGE),
    Math.tanh((best - worth) / LARGE),
  ]);
};

/** An option of a question, with the board that its player reads, what all options are read by, and its rating. */
export interface OptionOf<O extends Option, Board, Found> {
  readonly table: Board;
  readonly found: Found;
  readonly kind: string;
  readonly option: O;
  readonly rated: readonly number[];
}

/** What a net reads, put together of what reads a position and what reads an option. */
export const featureEncoder = <O extends Option, V, Board, Found>(
  position: Encoder<Board>,
  ofOption: Encoder<OptionOf<O, Board, Found>>,
  { board, find, rate }: { board(view: V): Board; find(view: V): Found; readonly rate: Heuristic<O, V> },
): FeatureEncoder<O, V> => ({
  position: position.layout,
  option: ofOption.layout,
  encodePosition: (view, into) => position.write(board(view), into, 0),
  encodeOptions: (question, into) => {
    const { kind, options } = question.decision;
    const view = question.view();
    const [table, found] = [board(view), find(view)];
    const rated = ratingFeatures(rate(question));
    for (const [index, option] of options.entries()) {
      const seen = { table, found, kind, option, rated: rated[index] as readonly number[] };
      ofOption.write(seen, into, index * ofOption.layout.size);
    }
  },
});
