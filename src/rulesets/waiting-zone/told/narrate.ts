import { cardName, narrateWith, type Telling } from '../../../kernel/telling.ts';
import type { WaitingZoneFact } from '../values/fact.ts';
import type { Game } from '../values/game.ts';
import { english } from './english/lines.ts';
import { japanese } from './japanese/lines.ts';
import type { Nouns } from './nouns.ts';
import type { Speaker } from './tongue.ts';

const speakerFor = (telling: Telling<Game, WaitingZoneFact, Nouns>): Speaker => ({
  card: (card) => cardName(telling, card),
  player: telling.player,
});

/** Of the game only what never changes in a match is read, so any game of the match will do. */
export const narrate = narrateWith({ en: english, ja: japanese }, speakerFor);
