import { atlasDrive } from './atlas-drive.ts';
import type { Deck } from './decks.ts';
import { volnarHost } from './volnar-host.ts';
import { wonderStage } from './wonder-stage.ts';
import { yomajinParade } from './yomajin-parade.ts';

/** Every built-in deck by id. */
export const decks: ReadonlyMap<string, Deck> = new Map(
  [atlasDrive, volnarHost, yomajinParade, wonderStage].map((deck) => [deck.id, deck]),
);
