import { atlasDrive } from './atlas-drive.ts';
import type { Deck } from './deck.ts';
import { volnarHost } from './volnar-host.ts';

/** Every built-in deck by id. */
export const decks: ReadonlyMap<string, Deck> = new Map(
  [atlasDrive, volnarHost].map((deck) => [deck.id, deck]),
);
