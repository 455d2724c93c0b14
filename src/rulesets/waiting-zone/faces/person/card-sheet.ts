import { cardCalled } from '../../../../kernel/faces/person/card-called.ts';
import type { Question } from '../../../../kernel/question.ts';
import { cardCatalogue } from '../../cards/index.ts';
import type { GameView } from '../../seen/view.ts';
import type { WaitingZoneOption } from '../../values/option.ts';
import { showCard } from '../show-card.ts';

/** A card that the player asks for, as its data has it. The key of an option says which card it is about. */
export const waitingZoneCardSheet = (
  { decision }: Question<WaitingZoneOption, GameView>,
  named: string,
): readonly string[] => {
  const card = cardCalled(decision, named, [...cardCatalogue.values()], () => undefined);
  return card === undefined ? [] : showCard(card);
};
