import type { Player } from '../../../core/decision.ts';
import { cardName, narrateWith, type Telling } from '../../../core/telling.ts';
import { definitionFor } from '../queries/cards.ts';
import { rulerOf } from '../queries/rulers.ts';
import type { GateRulerFact } from '../state/fact.ts';
import type { Game } from '../state/game.ts';
import { english } from './lines.ts';
import { japanese } from './lines-2.ts';
import type { Nouns } from './locale.ts';
import type { Speaker } from './tongue.ts';

const speakerFor = (telling: Telling<Game, GateRulerFact, Nouns>, spokenOf?: Player): Speaker => ({
  card: (card) => cardName(telling, card, spokenOf),
  player: telling.player,
  ruler: (seat) => telling.nouns.name(definitionFor(telling.game, rulerOf(telling.game, seat))),
  of: (seat) => speakerFor(telling, seat),
});

/** Of the game only what never changes in a match is read, so any game of the match will do. */
export const narrate = narrateWith({ en: english, ja: japanese }, speakerFor);
