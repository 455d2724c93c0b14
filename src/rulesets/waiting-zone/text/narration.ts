import { cardName, narrateWith, type Telling } from '../../../core/telling.ts';
import type { WaitingZoneFact } from '../state/event.ts';
import type { Game } from '../state/game-2.ts';
import { english } from './lines.ts';
import { japanese } from './lines-2.ts';
import type { Nouns } from './locale.ts';
import type { Speaker } from './tongue.ts';

const speakerFor = (telling: Telling<Game, WaitingZoneFact, Nouns>): Speaker => ({
  card: (card) => cardName(telling, card),
  player: telling.player,
});

/** Of the game only what never changes in a match is read, so any game of the match will do. */
export const narrate = narrateWith({ en: english, ja: japanese }, speakerFor);
