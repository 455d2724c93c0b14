import { isObject } from '../../../core/cards/forms.ts';
import { withBothNames, expandEffect, withExpandedEffect } from '../../../core/cards/written.ts';
import type { Provenance } from '../state/card-2.ts';

const HOUSE: Provenance = { source: 'house', assumed: [] };

/** A card as people write it, brought to the form of card data: short names and effects in full, its source noted. */
export const normalizeCard = (written: unknown): unknown => {
  const card = withBothNames(written);
  if (!isObject(card)) return card;
  const { effect, overdrive, touchdown, counter, abilities } = card;
  return {
    ...card,
    ...(effect !== undefined && { effect: expandEffect(effect) }),
    ...(overdrive !== undefined && { overdrive: expandEffect(overdrive) }),
    ...(touchdown !== undefined && { touchdown: expandEffect(touchdown) }),
    ...(counter !== undefined && { counter: withExpandedEffect(counter) }),
    ...(Array.isArray(abilities) && { abilities: abilities.map(withExpandedEffect) }),
    provenance: card.provenance ?? HOUSE,
  };
};
