import { cardTextLines } from '../../../core/cards/collection.ts';
import { findCard } from '../../../core/adapters/card-called.ts';
import type { Language } from '../../../core/narration.ts';
import type { Question } from '../../../core/question.ts';
import { cardCatalogue } from '../cards/catalogue.ts';
import type { GameView } from '../views/view.ts';
import type { CardDefinition } from '../state/card-2.ts';
import type { GateRulerOption } from '../state/option.ts';
import { findKnownCard, printedCard, allKnownCards } from './view-queries.ts';
import { gateRulerCardText } from './card-words.ts';

/** What an option is about, where it is about a card that the player sees: its handle. */
const handleIn = (option: GateRulerOption): number | undefined => {
  if ('card' in option) return option.card;
  return 'attacker' in option ? option.attacker : undefined;
};

/** Cards that the viewer sees, of sets of its own too, and after them all built-in ones, which are no secret. */
const knownIn = (view: GameView): readonly CardDefinition[] => [
  ...allKnownCards(view).map(printedCard),
  ...cardCatalogue.values(),
];

/** A card that the player asks for: its name, what it is, and what it does. */
export const gateRulerCardLines = (
  { decision, view }: Question<GateRulerOption, GameView>,
  named: string,
  language: Language,
): readonly string[] => {
  const seen = view();
  const known = knownIn(seen);
  const card = findCard(decision, named, known, (option) => {
    const handle = handleIn(option);
    return handle === undefined ? undefined : findKnownCard(seen, handle)?.printed;
  });
  if (card === undefined) return [];
  const all = new Map(known.map((each) => [each.id, each]));
  return cardTextLines(gateRulerCardText(card, language, all));
};
