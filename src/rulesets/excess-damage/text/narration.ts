import {
  createNarrator,
  DETAIL,
  HARM,
  headlineFrom,
  type Narration,
  OUTCOME,
} from '../../../core/narration.ts';
import { cardNames } from '../cards/catalogue.ts';
import { isDamageCardId } from '../cards/damage-cards.ts';
import { playerOf } from '../queries/board.ts';
import type { CardId, PermanentId } from '../state/card.ts';
import type { ExcessDamageEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import { englishLocale } from './english.ts';
import { japaneseLocale } from './japanese.ts';
import type { Labels, NameResolver } from './locale.ts';

const nameResolverFor = ({
  game,
  labels: nouns,
  player,
}: Narration<Game, ExcessDamageEvent, Labels>): NameResolver => {
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

/** What a game event is in the short log of an event; `undefined`: left out. */
export const headline = headlineFrom<ExcessDamageEvent>({
  splitOrdered: DETAIL,
  shieldOrdered: DETAIL,
  dealt: HARM,
  excess: HARM,
  marked: DETAIL,
  loyaltyLost: DETAIL,
  defenseLost: DETAIL,
  lifeLost: DETAIL,
  destroyed: HARM,
  putAway: HARM,
  triggerOrdered: DETAIL,
  lost: OUTCOME,
  over: OUTCOME,
});
