import type { Player } from '../../../core/decision.ts';
import { cardName, createNarrator, type Narration } from '../../../core/telling.ts';
import { cardDefinition } from '../queries/cards.ts';
import { rulerOf } from '../queries/rulers.ts';
import type { GateRulerEvent } from '../state/fact.ts';
import type { Game } from '../state/game.ts';
import { englishLocale } from './lines.ts';
import { japaneseLocale } from './lines-2.ts';
import type { Labels } from './locale.ts';
import type { NameResolver } from './tongue.ts';

const nameResolverFor = (telling: Narration<Game, GateRulerEvent, Labels>, spokenOf?: Player): NameResolver => ({
  card: (card) => cardName(telling, card, spokenOf),
  player: telling.player,
  ruler: (seat) => telling.labels.name(cardDefinition(telling.game, rulerOf(telling.game, seat))),
  of: (seat) => nameResolverFor(telling, seat),
});

/** Of the game only what never changes in a match is read, so any game of the match will do. */
export const narrate = createNarrator({ en: englishLocale, ja: japaneseLocale }, nameResolverFor);
