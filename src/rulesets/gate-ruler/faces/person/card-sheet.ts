import { cardCalled } from '../../../../kernel/faces/person/card-called.ts';
import type { Question } from '../../../../kernel/question.ts';
import { cardCatalogue } from '../../cards/index.ts';
import type { GameView } from '../../seen/view.ts';
import type { CardDefinition } from '../../values/card.ts';
import type { GateRulerOption } from '../../values/option.ts';
import { cardSeen } from '../card-seen.ts';
import { showCard } from '../show-card.ts';

/** What an option is about, where it is about a card that the player sees: its handle. */
const handleIn = (option: GateRulerOption): number | undefined => {
  if ('card' in option) return option.card;
  return 'attacker' in option ? option.attacker : undefined;
};

/** Cards that the viewer sees, of sets of its own too, and after them all built-in ones, which are no secret. */
const knownIn = ({ sides, cardsOnGate }: GameView): readonly CardDefinition[] => [
  ...sides
    .flatMap(({ zones }) => Object.values(zones).flatMap((zone) => zone?.cards ?? []))
    .concat(cardsOnGate)
    .flatMap((card) => (card === null ? [] : [card.printed])),
  ...cardCatalogue.values(),
];

/** A card that the player asks for, as a set file would have it. */
export const gateRulerCardSheet = (
  { decision, view }: Question<GateRulerOption, GameView>,
  named: string,
): readonly string[] => {
  const seen = view();
  const card = cardCalled(decision, named, knownIn(seen), (option) => {
    const handle = handleIn(option);
    return handle === undefined ? undefined : cardSeen(seen, handle)?.printed;
  });
  return card === undefined ? [] : showCard(card);
};
