import type { Deck } from './catalogue.ts';
import { emberRaid } from './ember-raid.ts';
import { tideVigil } from './tide-vigil.ts';

/** Every built-in deck by id. */
export const decks: ReadonlyMap<string, Deck> = new Map(
  [emberRaid, tideVigil].map((deck) => [deck.id, deck]),
);
