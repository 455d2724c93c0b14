import { isObject } from '../../../core/cards/forms.ts';
import { named, wholeEffect, withEffect } from '../../../core/cards/written.ts';
import type { Provenance } from '../state/card-2.ts';

const HOUSE: Provenance = { source: 'house', assumed: [] };

/** A card as people write it, brought to the form of card data: short names and effects in full, its source noted. */
export const wholeCard = (written: unknown): unknown => {
  const card = named(written);
  if (!isObject(card)) return card;
  const { effect, overdrive, touchdown, counter, abilities } = card;
  return {
    ...card,
    ...(effect !== undefined && { effect: wholeEffect(effect) }),
    ...(overdrive !== undefined && { overdrive: wholeEffect(overdrive) }),
    ...(touchdown !== undefined && { touchdown: wholeEffect(touchdown) }),
    ...(counter !== undefined && { counter: withEffect(counter) }),
    ...(Array.isArray(abilities) && { abilities: abilities.map(withEffect) }),
    provenance: card.provenance ?? HOUSE,
  };
};
