import type { Player } from '../../../kernel/decision.ts';
import { cardName, narrateWith, type Telling } from '../../../kernel/telling.ts';
import { definitionFor } from '../reading/definitions.ts';
import { rulerOf } from '../reading/rulers.ts';
import type { GateRulerFact } from '../values/fact.ts';
import type { Game } from '../values/game.ts';
import { english } from './english/lines.ts';
import { japanese } from './japanese/lines.ts';
import type { Nouns } from './nouns.ts';
import type { Speaker } from './tongue.ts';

const speakerFor = (telling: Telling<Game, GateRulerFact, Nouns>, spokenOf?: Player): Speaker => ({
  card: (card) => cardName(telling, card, spokenOf),
  player: telling.player,
  ruler: (seat) => telling.nouns.name(definitionFor(telling.game, rulerOf(telling.game, seat))),
  of: (seat) => speakerFor(telling, seat),
});

/** Of the game only what never changes in a match is read, so any game of the match will do. */
export const narrate = narrateWith({ en: english, ja: japanese }, speakerFor);
