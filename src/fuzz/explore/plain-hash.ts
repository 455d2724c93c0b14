/** A hash of plain data as two numbers of 32 bits: values that JSON writes alike have one hash. */
export type PlainHash = readonly [number, number];

const FIRST = 0x9e3779b1;
const SECOND = 0x85ebca77;

/** Marks of what begins; numbers and texts have their own. */
const NOTHING = 1;
const FALSE = 2;
const TRUE = 3;
const LIST = 4;
const RECORD = 5;
const END = 6;
const NUMBER = 7;
const TEXT = 8;

const whole = new Float64Array(1);
const halves = new Int32Array(whole.buffer);

/** Texts of a match are few, and most are met often. */
const MOST_TEXTS = 50_000;
const texts = new Map<string, PlainHash>();

const mix = (hash: number, value: number, by: number): number => {
  const mixed = Math.imul(hash ^ value, by);
  return mixed ^ (mixed >>> 15);
};

let first = 0;
let second = 0;

const add = (value: number): void => {
  first = mix(first, value, FIRST);
  second = mix(second, value, SECOND);
};

const textHash = (text: string): PlainHash => {
  const known = texts.get(text);
  if (known !== undefined) return known;
  let [a, b] = [text.length, TEXT];
  for (let index = 0; index < text.length; index += 1) {
    a = mix(a, text.charCodeAt(index), SECOND);
    b = mix(b, text.charCodeAt(index), FIRST);
  }
  if (texts.size >= MOST_TEXTS) texts.clear();
  texts.set(text, [a, b]);
  return [a, b];
};

const addText = (text: string): void => {
  const [a, b] = textHash(text);
  first = mix(first, a, FIRST);
  second = mix(second, b, SECOND);
};

const addNumber = (value: number): void => {
  if ((value | 0) === value) {
    add(value);
    return;
  }
  whole[0] = value;
  add(NUMBER);
  add(halves[0] as number);
  add(halves[1] as number);
};

const addValue = (value: unknown): void => {
  switch (typeof value) {
    case 'number':
      addNumber(value);
      return;
    case 'string':
      addText(value);
      return;
    case 'boolean':
      add(value ? TRUE : FALSE);
      return;
    case 'object':
      if (value === null) add(NOTHING);
      else if (Array.isArray(value)) addList(value);
      else addRecord(value as Readonly<Record<string, unknown>>);
      return;
    default:
      add(NOTHING);
  }
};

const addList = (list: readonly unknown[]): void => {
  add(LIST);
  for (let index = 0; index < list.length; index += 1) addValue(list[index]);
  add(END);
};

/** The order of keys says nothing: their hashes are summed up. */
const addRecord = (record: Readonly<Record<string, unknown>>): void => {
  const [a, b] = [first, second];
  let [sumA, sumB] = [0, 0];
  for (const key in record) {
    const value = record[key];
    if (value === undefined) continue;
    [first, second] = [RECORD, END];
    addText(key);
    addValue(value);
    sumA = (sumA + first) | 0;
    sumB = (sumB + second) | 0;
  }
  [first, second] = [a, b];
  add(sumA);
  second = mix(second, sumB, SECOND);
};

/** Hashes a list of numbers. */
export const numbersHash = (numbers: readonly number[]): PlainHash => {
  [first, second] = [FIRST, SECOND];
  for (let index = 0; index < numbers.length; index += 1) addNumber(numbers[index] as number);
  return [first >>> 0, second >>> 0];
};

/** A sum of hashes of three numbers each, which does not depend on their order. */
export class HashSum {
  #first = 0;
  #second = 0;

  add(one: number, two: number, three: number): void {
    [first, second] = [FIRST, SECOND];
    addNumber(one);
    addNumber(two);
    addNumber(three);
    this.#first = (this.#first + first) | 0;
    this.#second = (this.#second + second) | 0;
  }

  get value(): PlainHash {
    return [this.#first >>> 0, this.#second >>> 0];
  }
}

/** Hashes plain data: numbers, texts, truth values, `null`, lists and records of them. What is undefined is left out of records. */
export const plainHash = (value: unknown): PlainHash => {
  [first, second] = [FIRST, SECOND];
  addValue(value);
  return [first >>> 0, second >>> 0];
};
