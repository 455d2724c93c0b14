import { z } from 'zod';
import { isObject, strictObject } from '../../../core/cards/schema.ts';
import { expandEffect, withBothNames, withExpandedEffect } from '../../../core/cards/validation.ts';
import { MAX_LIST_LENGTH } from '../../../core/data/limits.ts';
import type { CardDefinition } from '../state/card.ts';
import { cardParts, cardType, points, steps, windows } from './parts.ts';

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

/** A card of a scenario's own. */
export const ownCard = z.union(
  [
    z.string().regex(PLAIN_UNIT, 'write a unit as ATTACK/LIFE, such as 3/4'),
    strictObject({
      like: z.string().optional(),
      type: cardType.optional(),
      cost: points.optional(),
      ...cardParts(steps),
      effect: steps.optional(),
      /** One effect for each side of an alternative. */
      sides: z.array(steps).min(2).max(MAX_LIST_LENGTH).optional(),
      windows,
    }),
  ],
  { error: 'write a card as 3/4 (attack and life), or { type: counter, windows: [play], effect: […] }' },
);

export type OwnCard = z.infer<typeof ownCard>;

type CardInput = Readonly<Record<string, unknown>>;

/** The ways to write what a spell or counter does. */
const WAYS = ['effect', 'sides', 'effects'] as const;

const effectsOf = ({ effect, sides, effects }: CardInput): unknown => {
  const all = effects ?? sides ?? (effect === undefined ? undefined : [effect]);
  return Array.isArray(all) ? all.map(expandEffect) : all;
};

const without = (written: CardInput, keys: readonly string[]): CardInput =>
  Object.fromEntries(Object.entries(written).filter(([key]) => !keys.includes(key)));

const normalizeParts = (written: CardInput): CardInput => {
  const { in: entering, out, ability, optional } = written;
  const ways = WAYS.filter((way) => written[way] !== undefined);
  // What is written twice stays as it is, and is refused.
  const effects = ways.length === 1 ? effectsOf(written) : undefined;
  return {
    ...without(written, ['like', ...(effects === undefined ? [] : WAYS)]),
    ...(effects !== undefined && { effects }),
    ...(entering !== undefined && { in: expandEffect(entering) }),
    ...(out !== undefined && { out: expandEffect(out) }),
    ...(ability !== undefined && { ability: withExpandedEffect(ability) }),
    ...(optional !== undefined && { optional: withExpandedEffect(optional) }),
  };
};

/** A card as people write it, brought to the form of card data; `base`: the card that it is like. */
export const normalizeCard = (written: unknown, base?: CardDefinition): unknown => {
  const card = withBothNames(written);
  return isObject(card)
    ? { type: 'unit', cost: 0, provenance: 'house', ...base, ...normalizeParts(card) }
    : card;
};

/** The path of a part of a whole card as the card has it that people wrote. */
export const inputPath = (path: string, written: unknown): string => {
  if (!isObject(written)) return path;
  if (written.effect !== undefined) return path.replace(/^effects\[0\]/, 'effect');
  return written.sides === undefined ? path : path.replace(/^effects\b/, 'sides');
};
