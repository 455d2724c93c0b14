import type { CardDefinition } from '../state/card.ts';
import { counters } from './counters.ts';
import { relics } from './relics.ts';
import { spells } from './spells.ts';
import { units } from './units.ts';

/** The thirty house cards by id. */
export const cardCatalogue: ReadonlyMap<string, CardDefinition> = new Map(
  [...units, ...relics, ...spells, ...counters].map((card) => [card.id, card]),
);
