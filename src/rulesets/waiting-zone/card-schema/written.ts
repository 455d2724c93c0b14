import { isObject } from '../../../core/cards/forms.ts';
import { named, wholeEffect, withEffect } from '../../../core/cards/written.ts';
import type { CardDefinition } from '../state/card.ts';

type Written = Readonly<Record<string, unknown>>;

/** The ways to write what a spell or counter does. */
const WAYS = ['effect', 'sides', 'effects'] as const;

const effectsOf = ({ effect, sides, effects }: Written): unknown => {
  const all = effects ?? sides ?? (effect === undefined ? undefined : [effect]);
  return Array.isArray(all) ? all.map(wholeEffect) : all;
};

const without = (written: Written, keys: readonly string[]): Written =>
  Object.fromEntries(Object.entries(written).filter(([key]) => !keys.includes(key)));

const wholeParts = (written: Written): Written => {
  const { in: entering, out, ability, optional } = written;
  const ways = WAYS.filter((way) => written[way] !== undefined);
  // What is written twice stays as it is, and is refused.
  const effects = ways.length === 1 ? effectsOf(written) : undefined;
  return {
    ...without(written, ['like', ...(effects === undefined ? [] : WAYS)]),
    ...(effects !== undefined && { effects }),
    ...(entering !== undefined && { in: wholeEffect(entering) }),
    ...(out !== undefined && { out: wholeEffect(out) }),
    ...(ability !== undefined && { ability: withEffect(ability) }),
    ...(optional !== undefined && { optional: withEffect(optional) }),
  };
};

/** A card as people write it, brought to the form of card data; `base`: the card that it is like. */
export const wholeCard = (written: unknown, base?: CardDefinition): unknown => {
  const card = named(written);
  return isObject(card) ? { type: 'unit', cost: 0, provenance: 'house', ...base, ...wholeParts(card) } : card;
};

/** The path of a part of a whole card as the card has it that people wrote. */
export const writtenPath = (path: string, written: unknown): string => {
  if (!isObject(written)) return path;
  if (written.effect !== undefined) return path.replace(/^effects\[0\]/, 'effect');
  return written.sides === undefined ? path : path.replace(/^effects\b/, 'sides');
};
