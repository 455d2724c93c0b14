import { narrateWith, type Telling } from '../../../kernel/telling.ts';
import { isDamageCardId } from '../cards/damage-card.ts';
import { cardNames } from '../cards/index.ts';
import { playerOf } from '../reading/board.ts';
import type { CardId } from '../values/card.ts';
import type { ExcessDamageFact } from '../values/fact.ts';
import type { Game } from '../values/game.ts';
import type { PermanentId } from '../values/permanent.ts';
import { english } from './english/lines.ts';
import { japanese } from './japanese/lines.ts';
import type { Nouns } from './nouns.ts';
import type { Speaker } from './tongue.ts';

const speakerFor = ({ game, nouns, player }: Telling<Game, ExcessDamageFact, Nouns>): Speaker => {
  const { permanents, effects } = game.board;
  const card = (id: CardId): string => nouns.card(cardNames[id]);
  const permanent = (id: PermanentId): string => {
    const of = permanents[id]?.card;
    return of === undefined ? id : card(of);
  };
  return {
    player,
    permanent,
    source: (id) => (isDamageCardId(id) ? card(id) : permanent(id)),
    who: (recipient) => {
      const seat = playerOf(recipient);
      return seat === undefined ? permanent(recipient) : player(seat);
    },
    by: ({ effect }) => {
      const from = effects.find(({ id }) => id === effect);
      return from?.card === undefined ? effect : card(from.card);
    },
  };
};

/** Nothing is hidden from anybody. Of the game only names are read, so any game of the event will do. */
export const narrate = narrateWith({ en: english, ja: japanese }, speakerFor);
