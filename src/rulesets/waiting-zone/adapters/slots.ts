import { type ActionTable, actionTable } from '../../../core/adapters/slots.ts';
import { houseRules } from '../state/game.ts';
import type { KnownCards } from './visible-cards.ts';

const ACTION_INDEX_VERSION = 1;

/** Things of one name that are told apart. */
const ALIKE = 3;

const each = (names: readonly string[], ...texts: readonly ((name: string) => string)[]): readonly string[] =>
  names.flatMap((name) => texts.map((text) => text(name)));

/** A name alone, and counted where several have it. */
const counted = (name: string): readonly string[] => [
  name,
  ...Array.from({ length: ALIKE }, (_, index) => `${name}/${index + 1}`),
];

const PLACES = Array.from({ length: houseRules.fieldLimit }, (_, index) => `F${index + 1}`);

const DAMAGE = ['attack', 'retaliation', 'effect'].map((role) => `${role} damage`).flatMap(counted);

/** The answers of the waiting-zone game that have a slot of their own: those about places, those cards, and what they make wait. */
export const waitingZoneActionIndex = (known: KnownCards): ActionTable => {
  const cards = [...known.values()];
  const ids = cards.map(({ id }) => id);
  const counters = cards.filter(({ type }) => type === 'counter').map(({ id }) => id);
  const timings = ids.flatMap((id) => ['IN', 'OUT'].flatMap((timing) => counted(`${timing} of ${id}`)));
  return actionTable(ACTION_INDEX_VERSION, [
    ...['pass', 'end phase', 'pay', 'decline', 'side 1', 'side 2'],
    ...['choose own player', 'choose enemy player'],
    ...each(
      PLACES,
      (place) => `attack ${place}`,
      (place) => `use ${place}`,
      (place) => `choose ${place}`,
      (place) => `choose enemy ${place}`,
    ),
    ...each(
      ids,
      (id) => `play ${id}`,
      (id) => `discard ${id}`,
      (id) => `choose ${id}`,
      (id) => `choose play of ${id}`,
      (id) => `choose ability of ${id}`,
    ),
    ...each(counters, (id) => `counter ${id}`),
    ...counters.flatMap((id) => counted(`resolve counter ${id}`)),
    ...each(
      [...DAMAGE, ...timings],
      (item) => `choose ${item}`,
      (item) => `resolve ${item}`,
    ),
  ]);
};
