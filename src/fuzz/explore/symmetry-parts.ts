import type { NumberMeaning, Symmetry } from '../../core/adapters/symmetry.ts';
import { numbersHash, type PlainHash, plainHash } from './plain-hash.ts';

/** A number that another position may have other than this one. */
export interface Name {
  readonly number: number;
  readonly meaning: 'card' | 'given' | 'since';
}

/** A part of a position: the hash of what is no name, and the names in their places. */
export interface Part {
  readonly hash: PlainHash;
  readonly names: readonly Name[];
  /** Whether it has a number of unknown meaning. */
  readonly isUnknown: boolean;
}

type Meaning = NumberMeaning | undefined;

const NO_NAMES: readonly Name[] = [];

const plainPart = (value: unknown, isUnknown = false): Part => ({
  hash: plainHash(value),
  names: NO_NAMES,
  isUnknown,
});

const nameOf = (number: number, meaning: Name['meaning']): Part => ({
  hash: plainHash(['name', meaning]),
  names: [{ number, meaning }],
  isUnknown: false,
});

/** The meaning of the entries of a table. */
const ENTRIES: Readonly<Partial<Record<NumberMeaning, Meaning>>> = {
  cardByCard: 'card',
  plainByCard: 'plain',
  givenByName: 'given',
  byName: undefined,
};

const single = (value: unknown, meaning: Meaning): Part => {
  if (typeof value !== 'number' || value < 0) return plainPart(value, meaning === 'written');
  switch (meaning) {
    case 'plain':
      return plainPart(value);
    case 'card':
    case 'given':
    case 'since':
      return nameOf(value, meaning);
    default:
      return plainPart(value, true);
  }
};

/** Reads the values under a key; each object once, as positions share most of theirs. */
export class PartReader {
  readonly hash: number;
  readonly meaning: Meaning;
  readonly #key: string;
  readonly #numbers: Symmetry['numbers'];
  readonly #parts = new WeakMap<object, Part>();
  readonly #readers = new Map<string, PartReader>();
  /** The keys of the record read last, as they were and in order: most records under a key have the same. */
  #keys: readonly string[] = [];
  #sorted: readonly string[] = [];

  constructor(numbers: Symmetry['numbers'], key = '', meaning: Meaning = undefined) {
    this.hash = plainHash(key)[0] | 0;
    this.meaning = meaning;
    this.#key = key;
    this.#numbers = numbers;
  }

  /** The reader of a key of the values read here. */
  under(key: string): PartReader {
    return (
      this.#readers.get(key) ??
      this.#newReader(key, this.#numbers[`${this.#key}.${key}`] ?? this.#numbers[key])
    );
  }

  read(value: unknown): Part {
    if (typeof value !== 'object' || value === null) return single(value, this.meaning);
    let part = this.#parts.get(value);
    if (part === undefined) {
      part = this.meaning === 'plain' ? plainPart(value) : this.#takeApart(value);
      this.#parts.set(value, part);
    }
    return part;
  }

  #newReader(key: string, meaning: Meaning): PartReader {
    const reader = new PartReader(this.#numbers, key, meaning);
    this.#readers.set(key, reader);
    return reader;
  }

  #sortedKeys(record: object): readonly string[] {
    const keys = Object.keys(record);
    if (keys.length !== this.#keys.length || keys.some((key, index) => key !== this.#keys[index])) {
      this.#keys = keys;
      this.#sorted = [...keys].sort();
    }
    return this.#sorted;
  }

  #takeApart(value: object): Part {
    const hashes: number[] = [];
    const names: Name[] = [];
    let isUnknown = this.meaning === 'written' && Object.keys(value).length > 0;
    const add = (part: Part): void => {
      hashes.push(part.hash[0] | 0, part.hash[1] | 0);
      if (part.names.length > 0) names.push(...part.names);
      isUnknown ||= part.isUnknown;
    };
    if (Array.isArray(value)) {
      hashes.push(value.length);
      for (const each of value) add(this.read(each));
    } else if (this.meaning !== undefined && this.meaning in ENTRIES) {
      const entries = this.#readers.get('') ?? this.#newReader('', ENTRIES[this.meaning]);
      for (const key of this.#sortedKeys(value)) {
        add(this.meaning.endsWith('ByCard') ? nameOf(Number(key), 'card') : plainPart(key));
        add(entries.read((value as Readonly<Record<string, unknown>>)[key]));
      }
    } else {
      // In one order, so that the names are in their places.
      for (const key of this.#sortedKeys(value)) {
        const each = (value as Readonly<Record<string, unknown>>)[key];
        if (each === undefined) continue;
        const reader = this.under(key);
        hashes.push(reader.hash);
        add(reader.read(each));
      }
    }
    return { hash: numbersHash(hashes), names, isUnknown };
  }
}
