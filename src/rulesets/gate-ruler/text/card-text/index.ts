import type { CardGrammar } from './grammar-2.ts';
import { abilityText, counterText, effectText, eventText, markedText, summonText } from './english-abilities.ts';
import { entryTexts, keywordText, rulerTexts } from './cards.ts';

/** The card language in English. */
export const englishCardGrammar: CardGrammar = {
  keyword: keywordText,
  entry: entryTexts,
  event: eventText,
  summon: summonText,
  ability: abilityText,
  counter: counterText,
  overdrive: (scope, effect) => markedText(scope, 'OD', effect),
  touchdown: (scope, effect) => markedText(scope, 'TD', effect),
  effect: effectText,
  ruler: rulerTexts,
};
