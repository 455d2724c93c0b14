import type { CardGrammar } from './grammar-2.ts';
import { abilityText, counterText, effectText, eventText, markedText, summonText } from './japanese-abilities.ts';
import { entryTexts, keywordText, rulerTexts } from './cards-2.ts';

/** The card language in Japanese. */
export const japaneseCardGrammar: CardGrammar = {
  keyword: keywordText,
  entry: entryTexts,
  event: eventText,
  summon: summonText,
  ability: abilityText,
  counter: counterText,
  overdrive: (scope, effect) => markedText(scope, '【OD】', effect),
  touchdown: (scope, effect) => markedText(scope, '【TD】', effect),
  effect: effectText,
  ruler: rulerTexts,
};
