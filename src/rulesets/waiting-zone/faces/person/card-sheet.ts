import { sheetLines } from '../../../../kernel/faces/card-words.ts';
import { cardCalled } from '../../../../kernel/faces/person/card-called.ts';
import type { Language } from '../../../../kernel/language.ts';
import type { Question } from '../../../../kernel/question.ts';
import type { GameView } from '../../seen/view.ts';
import type { WaitingZoneOption } from '../../values/option.ts';
import type { KnownCards } from '../card-seen.ts';
import { waitingZoneCardWords } from '../card-words.ts';

/** A card that the player asks for: its name, what it is, and what it does. The key of an option says which card it is about. */
export const waitingZoneCardSheet =
  (cards: KnownCards) =>
  (
    { decision }: Question<WaitingZoneOption, GameView>,
    named: string,
    language: Language,
  ): readonly string[] => {
    const card = cardCalled(decision, named, [...cards.values()], () => undefined);
    return card === undefined ? [] : sheetLines(waitingZoneCardWords(card, language));
  };
