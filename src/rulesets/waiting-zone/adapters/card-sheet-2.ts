import { cardTextLines } from '../../../core/cards/collection.ts';
import { findCard } from '../../../core/adapters/card-called.ts';
import type { Language } from '../../../core/narration.ts';
import type { Question } from '../../../core/question.ts';
import type { GameView } from '../views/view.ts';
import type { WaitingZoneOption } from '../state/option.ts';
import type { KnownCards } from './visible-cards.ts';
import { waitingZoneCardDescription } from './card-words.ts';

/** A card that the player asks for: its name, what it is, and what it does. The key of an option says which card it is about. */
export const waitingZoneCardHelp =
  (cards: KnownCards) =>
  (
    { decision }: Question<WaitingZoneOption, GameView>,
    named: string,
    language: Language,
  ): readonly string[] => {
    const card = findCard(decision, named, [...cards.values()], () => undefined);
    return card === undefined ? [] : cardTextLines(waitingZoneCardDescription(card, language));
  };
