import type { Provenance } from '../values/card.ts';
import { isObject } from '../values/language/forms.ts';

type Written = Readonly<Record<string, unknown>>;

const HOUSE: Provenance = { source: 'house', assumed: [] };

/** An effect may be written as the list of its instructions. */
const wholeEffect = (effect: unknown): unknown => (Array.isArray(effect) ? { instructions: effect } : effect);

const withEffect = (value: unknown): unknown =>
  isObject(value) && 'effect' in value ? { ...value, effect: wholeEffect(value.effect) } : value;

/** One name stands for both languages. */
const wholeName = (name: unknown): unknown => (typeof name === 'string' ? { en: name, ja: name } : name);

/** A card or deck as people write it, with its name in both languages. */
export const named = (written: Written): Written =>
  'name' in written ? { ...written, name: wholeName(written.name) } : written;

/** A card as people write it, brought to the form of card data: short names and effects in full, its source noted. */
export const wholeCard = (written: unknown): unknown => {
  if (!isObject(written)) return written;
  const { effect, overdrive, touchdown, counter, abilities } = written;
  return {
    ...named(written),
    ...(effect !== undefined && { effect: wholeEffect(effect) }),
    ...(overdrive !== undefined && { overdrive: wholeEffect(overdrive) }),
    ...(touchdown !== undefined && { touchdown: wholeEffect(touchdown) }),
    ...(counter !== undefined && { counter: withEffect(counter) }),
    ...(Array.isArray(abilities) && { abilities: abilities.map(withEffect) }),
    provenance: written.provenance ?? HOUSE,
  };
};
