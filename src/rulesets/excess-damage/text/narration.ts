import { createNarrator, type Narration } from '../../../core/telling.ts';
import { isDamageCardId } from '../cards/damage-card.ts';
import { cardNames } from '../cards/catalogue.ts';
import { playerOf } from '../queries/board.ts';
import type { CardId } from '../state/card.ts';
import type { ExcessDamageEvent } from '../state/event.ts';
import type { Game } from '../state/game-2.ts';
import type { PermanentId } from '../state/permanent.ts';
import { englishLocale } from './lines.ts';
import { japaneseLocale } from './lines-2.ts';
import type { Labels } from './locale.ts';
import type { NameResolver } from './tongue.ts';

const nameResolverFor = ({ game, labels: nouns, player }: Narration<Game, ExcessDamageEvent, Labels>): NameResolver => {
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
export const narrate = createNarrator({ en: englishLocale, ja: japaneseLocale }, nameResolverFor);
