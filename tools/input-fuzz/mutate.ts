import { parseDocument, stringify } from 'yaml';
import type { Chance } from '../../src/core/random.ts';
import { ODD_PIECES, ODD_TEXTS, ODD_VALUES } from './odd-values.ts';

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

/** How a kind of file is written. */
export type Form = 'yaml' | 'json' | 'lines';

const MAX_MOVED = 60;

const spliced = (text: string, at: number, gone: number, put: string): string =>
  text.slice(0, at) + put + text.slice(at + gone);

const inText = (chance: Chance, text: string): string => {
  const at = chance.below(text.length + 1);
  const length = chance.between(1, MAX_MOVED);
  switch (chance.below(6)) {
    case 0:
      return spliced(text, at, length, '');
    case 1:
      return spliced(text, at, 0, text.slice(at, at + length));
    case 2:
      return spliced(text, at, chance.below(2), chance.pick(ODD_PIECES));
    case 3:
      return spliced(text, at, 1, String.fromCharCode(chance.below(256)));
    case 4:
      return text.slice(0, at);
    default:
      return spliced(text, at, length, text.slice(chance.below(text.length + 1)).slice(0, length));
  }
};

const inLines = (chance: Chance, text: string): string => {
  const lines = text.split('\n');
  const at = chance.below(lines.length);
  const other = chance.below(lines.length);
  const line = lines[at] ?? '';
  switch (chance.below(5)) {
    case 0:
      lines.splice(at, 1);
      break;
    case 1:
      lines.splice(other, 0, line);
      break;
    case 2:
      lines[at] = lines[other] ?? '';
      lines[other] = line;
      break;
    case 3:
      lines[at] = `  ${line}`;
      break;
    default:
      lines[at] = line.trimStart();
  }
  return lines.join('\n');
};

const inJson = (chance: Chance, text: string): string => {
  const value: unknown = JSON.parse(text);
  changeInside(chance, value);
  return JSON.stringify(value);
};

const inYaml = (chance: Chance, text: string): string => {
  const value: unknown = parseDocument(text, { logLevel: 'silent' }).toJS();
  changeInside(chance, value);
  return !chance.onceIn(4) ? JSON.stringify(value) : stringify(value, { aliasDuplicateObjects: false });
};

const inOneLine = (chance: Chance, text: string): string => {
  const lines = text.split('\n');
  const at = chance.below(Math.max(1, lines.length - 1));
  lines[at] = inJson(chance, lines[at] ?? '');
  return lines.join('\n');
};

const IN_FORM: Readonly<Record<Form, (chance: Chance, text: string) => string>> = {
  yaml: inYaml,
  json: inJson,
  lines: inOneLine,
};

/** What was broken by an earlier change can only be changed as text. */
const inForm = (chance: Chance, text: string, form: Form): string => {
  try {
    return IN_FORM[form](chance, text);
  } catch {
    return inText(chance, text);
  }
};

const MAX_CHANGES = 2;

/** A text with a few changes, most of them such that it stays what it is: YAML, JSON, or lines of JSON. */
export const mutate = (chance: Chance, text: string, form: Form): string => {
  let changed = text;
  for (let left = chance.between(1, MAX_CHANGES); left > 0; left -= 1) {
    const how = chance.below(10);
    if (how < 6) changed = inForm(chance, changed, form);
    else changed = how < 8 ? inText(chance, changed) : inLines(chance, changed);
  }
  return changed;
};
