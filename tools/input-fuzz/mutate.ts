import type { Chance } from '../../src/core/chance.ts';
import { ODD_TEXTS, ODD_VALUES } from './odd-values.ts';

type Table = Record<string, unknown>;

/** A value inside another one, and how it is exchanged or taken out. */
interface Place {
  readonly around: Table | unknown[];
  readonly key: string | number;
}

const placesIn = (value: unknown): readonly Place[] => {
  const places: Place[] = [];
  const open: unknown[] = [value];
  for (let around = open.pop(); around !== undefined; around = open.pop()) {
    if (typeof around !== 'object' || around === null) continue;
    const keys = Array.isArray(around) ? around.keys() : Object.keys(around);
    for (const key of keys) {
      places.push({ around: around as Table, key });
      const inside = (around as Table)[key];
      if (inside !== undefined) open.push(inside);
    }
  }
  return places;
};

const read = ({ around, key }: Place): unknown => (around as Table)[key];

const write = ({ around, key }: Place, value: unknown): void => {
  Object.defineProperty(around, key, { value, enumerable: true, configurable: true, writable: true });
};

const remove = ({ around, key }: Place): void => {
  if (Array.isArray(around)) around.splice(Number(key), 1);
  else delete around[key];
};

const copyOf = (value: unknown): unknown => (value === undefined ? null : structuredClone(value));

const MAX_COPIES = 40;

const repeat = (chance: Chance, { around, key }: Place): void => {
  const value = (around as Table)[key];
  const copies = chance.many(chance.between(1, MAX_COPIES), () => copyOf(value));
  if (Array.isArray(around)) around.splice(Number(key), 0, ...copies);
  else for (const [index, copy] of copies.entries()) write({ around, key: `${key}x${index}` }, copy);
};

const rename = (chance: Chance, place: Place, places: readonly Place[]): void => {
  if (Array.isArray(place.around)) return;
  const names = places.flatMap(({ key }) => (typeof key === 'string' ? [key] : []));
  const name = chance.onceIn(3) ? chance.pick(ODD_TEXTS) : chance.pick(names);
  const value = read(place);
  remove(place);
  write({ around: place.around, key: name }, value);
};

const retyped = (value: unknown): unknown => {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return /^-?\d+$/.test(value) ? Number(value) : [value];
  return Array.isArray(value) ? value[0] : [value];
};

const nudged = (chance: Chance, value: unknown): unknown =>
  typeof value === 'number' ? value + chance.pick([-1, 1, 10, 1_000]) : retyped(value);

/** A change at a place, with another place, and all there are. */
type Change = (chance: Chance, place: Place, other: Place, places: readonly Place[]) => void;

const CHANGES: readonly Change[] = [
  (_, place) => remove(place),
  (chance, place) => repeat(chance, place),
  (chance, place, _, places) => rename(chance, place, places),
  (_, place, other) => write(place, copyOf(read(other))),
  (_, place) => write(place, retyped(read(place))),
  (chance, place) => write(place, nudged(chance, read(place))),
  (chance, place) => write(place, nudged(chance, read(place))),
  (chance, place) => write(place, chance.pick(ODD_TEXTS)),
  (chance, place) => write(place, copyOf(chance.pick(ODD_VALUES))),
];

/** Changes one thing in a value: takes it out, repeats, renames, exchanges or retypes it, or puts something odd there. */
export const changeInside = (chance: Chance, value: unknown): void => {
  const places = placesIn(value);
  if (places.length === 0) return;
  chance.pick(CHANGES)(chance, chance.pick(places), chance.pick(places), places);
};
