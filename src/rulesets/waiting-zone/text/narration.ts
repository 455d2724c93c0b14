import { cardName, createNarrator, type Narration } from '../../../core/telling.ts';
import type { WaitingZoneEvent } from '../state/event.ts';
import type { Game } from '../state/game-2.ts';
import { englishLocale } from './lines.ts';
import { japaneseLocale } from './lines-2.ts';
import type { Labels } from './locale.ts';
import type { NameResolver } from './tongue.ts';

const nameResolverFor = (telling: Narration<Game, WaitingZoneEvent, Labels>): NameResolver => ({
  card: (card) => cardName(telling, card),
  player: telling.player,
});

/** Of the game only what never changes in a match is read, so any game of the match will do. */
export const narrate = createNarrator({ en: englishLocale, ja: japaneseLocale }, nameResolverFor);
