import { sheetLines } from '../../../../kernel/faces/card-words.ts';
import { cardCalled } from '../../../../kernel/faces/person/card-called.ts';
import type { Language } from '../../../../kernel/language.ts';
import type { Question } from '../../../../kernel/question.ts';
import { cardCatalogue } from '../../cards/index.ts';
import type { GameView } from '../../seen/view.ts';
import type { CardDefinition } from '../../values/card.ts';
import type { GateRulerOption } from '../../values/option.ts';
import { cardSeen, printed, seenCards } from '../card-seen.ts';
import { gateRulerCardWords } from '../card-words.ts';

/** What an option is about, where it is about a card that the player sees: its handle. */
const handleIn = (option: GateRulerOption): number | undefined => {
  if ('card' in option) return option.card;
  return 'attacker' in option ? option.attacker : undefined;
};

/** Cards that the viewer sees, of sets of its own too, and after them all built-in ones, which are no secret. */
const knownIn = (view: GameView): readonly CardDefinition[] => [
  ...seenCards(view).map(printed),
  ...cardCatalogue.values(),
];

/** A card that the player asks for: its name, what it is, and what it does. */
export const gateRulerCardSheet = (
  { decision, view }: Question<GateRulerOption, GameView>,
  named: string,
  language: Language,
): readonly string[] => {
  const seen = view();
  const known = knownIn(seen);
  const card = cardCalled(decision, named, known, (option) => {
    const handle = handleIn(option);
    return handle === undefined ? undefined : cardSeen(seen, handle)?.printed;
  });
  if (card === undefined) return [];
  const all = new Map(known.map((each) => [each.id, each]));
  return sheetLines(gateRulerCardWords(card, language, all));
};
