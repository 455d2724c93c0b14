import type { Language } from '../../../../core/narration.ts';
import type { Ability, CardDefinition, CardType, Effect } from '../../state/card.ts';
import { englishCardGrammar } from './english-abilities.ts';
import { type CardGrammar, emptyScope, type NameOf } from './grammar.ts';
import { japaneseCardGrammar } from './japanese-abilities.ts';

const GRAMMARS: Readonly<Record<Language, CardGrammar>> = { en: englishCardGrammar, ja: japaneseCardGrammar };

const some = <T>(part: T | undefined, text: (part: T) => string): readonly string[] =>
  part === undefined ? [] : [text(part)];

/** What a card does, by its data: an ability a line; empty for a card that does nothing of its own. */
export const cardText = (card: CardDefinition, language: Language, nameOf: NameOf): readonly string[] => {
  const say = GRAMMARS[language];
  const scope = emptyScope(card.type, nameOf);
  const { abilities = [], counter, effect, keywords = [], overdrive, ruler, timing, touchdown } = card;
  return [
    ...keywords.map(say.keyword),
    ...say.entry(scope, card),
    ...some(timing, (when) =>
      effect === undefined ? say.summon(scope, when) : say.event(scope, when, effect),
    ),
    ...(ruler === undefined ? [] : say.ruler(ruler)),
    ...some(overdrive, (part) => say.overdrive(scope, part)),
    ...some(touchdown, (part) => say.touchdown(scope, part)),
    ...abilities.map((ability) => say.ability(scope, ability)),
    ...some(counter, (part) => say.counter(scope, part)),
  ];
};

/** What one ability of a card does. */
export const abilityText = (
  ability: Ability,
  type: CardType | undefined,
  language: Language,
  nameOf: NameOf,
): string => GRAMMARS[language].ability(emptyScope(type, nameOf), ability);

/** What an effect does, such as one that waits on the gate. */
export const effectText = (
  effect: Effect,
  type: CardType | undefined,
  language: Language,
  nameOf: NameOf,
): string => GRAMMARS[language].effect(emptyScope(type, nameOf), effect);
