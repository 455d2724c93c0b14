import type { NumberMeaning, Symmetry } from '../../core/adapters/symmetry.ts';
import { type PlainHash, plainHash } from './plain-hash.ts';

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

const partOf = (value: unknown, isUnknown = false): Part => ({
  hash: plainHash(value),
  names: NO_NAMES,
  isUnknown,
});

const nameOf = (number: number, meaning: Name['meaning']): Part => ({
  hash: plainHash(['name', meaning]),
  names: [{ number, meaning }],
  isUnknown: false,
});

/** The meaning of the entries of a table; `undefined`: the key is the key of a record. */
const ENTRIES: Readonly<Partial<Record<NumberMeaning, { readonly meaning: Meaning }>>> = {
  cardByCard: { meaning: 'card' },
  plainByCard: { meaning: 'plain' },
  givenByName: { meaning: 'given' },
  byName: { meaning: undefined },
};

const single = (value: unknown, meaning: Meaning): Part => {
  if (typeof value !== 'number' || value < 0) return partOf(value, meaning === 'written');
  switch (meaning) {
    case 'plain':
      return partOf(value);
    case 'card':
    case 'given':
    case 'since':
      return nameOf(value, meaning);
    default:
      return partOf(value, true);
  }
};

/** Takes values apart; each object once, as positions share most of theirs. */
export class PartReader {
  readonly #numbers: Symmetry['numbers'];
  readonly #known = new Map<string, Map<Meaning, WeakMap<object, Part>>>();

  constructor(numbers: Symmetry['numbers']) {
    this.#numbers = numbers;
  }

  /** The part that is the value under a key. */
  under(key: string, value: unknown): Part {
    return this.#read(key, this.#numbers[key], value);
  }

  #read(key: string, meaning: Meaning, value: unknown): Part {
    if (typeof value !== 'object' || value === null) return single(value, meaning);
    const known = this.#partsUnder(key, meaning);
    let part = known.get(value);
    if (part === undefined) {
      part = meaning === 'plain' ? partOf(value) : this.#takeApart(key, meaning, value);
      known.set(value, part);
    }
    return part;
  }

  #partsUnder(key: string, meaning: Meaning): WeakMap<object, Part> {
    const byMeaning = this.#known.get(key) ?? new Map<Meaning, WeakMap<object, Part>>();
    this.#known.set(key, byMeaning);
    const parts = byMeaning.get(meaning) ?? new WeakMap<object, Part>();
    byMeaning.set(meaning, parts);
    return parts;
  }

  #takeApart(key: string, meaning: Meaning, value: object): Part {
    const hashes: unknown[] = [Array.isArray(value)];
    const names: Name[] = [];
    let isUnknown = false;
    const add = (part: Part): void => {
      hashes.push(part.hash);
      names.push(...part.names);
      isUnknown ||= part.isUnknown;
    };
    if (Array.isArray(value)) for (const each of value) add(this.#read(key, meaning, each));
    else {
      // In one order, so that the names are in their places.
      const entries = Object.entries(value).filter(([, each]) => each !== undefined);
      for (const [name, each] of entries.sort(([one], [other]) => (one < other ? -1 : 1))) {
        if (meaning?.endsWith('ByCard') === true) add(nameOf(Number(name), 'card'));
        else hashes.push(name);
        const table = meaning && ENTRIES[meaning];
        add(table ? this.#read('', table.meaning, each) : this.#read(name, this.#meaningOf(key, name), each));
      }
    }
    return { hash: plainHash(hashes), names, isUnknown };
  }

  #meaningOf(parent: string, key: string): Meaning {
    return this.#numbers[`${parent}.${key}`] ?? this.#numbers[key];
  }
}
