import type { CardDefinition } from '../state/card.ts';

/** ATK/LIFE: a unit without cost that has these numbers and nothing else. */
export const PLAIN_UNIT = /^(\d{1,3})\/(\d{1,3})$/;

/** A unit without cost that does nothing. */
export const plainUnit = (id: string, attack: number, life: number): CardDefinition => ({
  id,
  name: { en: id, ja: id },
  type: 'unit',
  cost: 0,
  attack,
  life,
  provenance: 'house',
});

/** The unit that numbers such as 3/4 are; nothing where they are none. */
export const unitByNumbers = (id: string, numbers: string): CardDefinition | undefined => {
  const [, attack, life] = PLAIN_UNIT.exec(numbers) ?? [];
  return attack === undefined ? undefined : plainUnit(id, Number(attack), Number(life));
};
