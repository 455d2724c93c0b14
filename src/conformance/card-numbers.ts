import type { GameState } from '../core/game-state.ts';
import { isGenerator } from './generator-words.ts';
import type { Observation } from './observations.ts';

/** Whether two numbers, of two deals, may be of the same card, which lies in another place. */
export type IsSameCard = (one: number, other: number) => boolean;

type Table = Readonly<Record<string | number, unknown>>;

const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null;

/** The lists whose items differ between two games, in pairs. */
const exchangedIn = (from: unknown, to: unknown): readonly (readonly [Table, Table])[] => {
  if (from === to || !isTable(from) || !isTable(to) || isGenerator(from)) return [];
  const inner = Object.keys(from).flatMap((key) => exchangedIn(from[key], to[key]));
  const isList = Array.isArray(from) || ArrayBuffer.isView(from);
  return isList && inner.length === 0 ? [[from, to]] : inner;
};

/**
 * Tells which numbers may be of the same card in two deals of one game, in which a number that was exchanged is another card's.
 * Nothing where the numbers themselves lie elsewhere: events may then name a card by a number in any form.
 */
export const sameCards = (from: GameState, to: GameState): IsSameCard | undefined => {
  const lists = exchangedIn(from, to);
  if (lists.some(([list]) => typeof list[0] === 'number')) return undefined;
  return (one, other) =>
    lists.some(
      ([mine, theirs]) =>
        mine[one] !== theirs[one] &&
        mine[other] !== theirs[other] &&
        (mine[one] === theirs[other] || theirs[one] === mine[other]),
    );
};

const areSame = (one: unknown, other: unknown, isSameCard: IsSameCard): boolean => {
  if (one === other) return true;
  if (typeof one === 'number' && typeof other === 'number') return isSameCard(one, other);
  if (!isTable(one) || !isTable(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => areSame(one[key], other[key], isSameCard));
};

/** Whether the fields of two events that a player may know are the same, whatever number an exchanged card has. */
export const areSameFields = (
  one: Observation,
  other: Observation,
  isSameCard: IsSameCard | undefined,
): boolean =>
  isSameCard === undefined ||
  one.fields === other.fields ||
  (one.fields !== '' &&
    other.fields !== '' &&
    areSame(JSON.parse(one.fields), JSON.parse(other.fields), isSameCard));
