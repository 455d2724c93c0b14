import type { Provenance } from '../values/card.ts';

/** A card of our own: nothing about it is assumed. */
export const HOUSE: Provenance = { source: 'house', assumed: [] };

/** A card known from public sources; `assumed` names the fields that are not, or that leave part of its text out. */
export const known = (...assumed: readonly string[]): Provenance => ({ source: 'digest', assumed });
