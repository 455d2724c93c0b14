import { isObject } from '../../../core/cards/forms.ts';
import { withBothNames, expandEffect, withExpandedEffect } from '../../../core/cards/written.ts';
import type { CardDefinition } from '../state/card.ts';

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
  return isObject(card) ? { type: 'unit', cost: 0, provenance: 'house', ...base, ...normalizeParts(card) } : card;
};

/** The path of a part of a whole card as the card has it that people wrote. */
export const inputPath = (path: string, written: unknown): string => {
  if (!isObject(written)) return path;
  if (written.effect !== undefined) return path.replace(/^effects\[0\]/, 'effect');
  return written.sides === undefined ? path : path.replace(/^effects\b/, 'sides');
};
