import type { Language } from '../../../core/narration.ts';
import type { CardDefinition, Effect } from '../state/card.ts';
import { englishGrammar } from './english-2.ts';
import type { Grammar } from './grammar.ts';
import { japaneseGrammar } from './japanese-2.ts';

const GRAMMARS: Readonly<Record<Language, Grammar>> = { en: englishGrammar, ja: japaneseGrammar };

const some = <T>(part: T | undefined, text: (part: T) => string): readonly string[] =>
  part === undefined ? [] : [text(part)];

/** What an effect does. */
export const effectText = (effect: Effect, language: Language): string => GRAMMARS[language].effect(effect);

/** What a cost ability does, behind its cost. */
export const abilityText = (
  { energy, effect }: Required<CardDefinition>['ability'],
  language: Language,
): string => GRAMMARS[language].ability(energy, GRAMMARS[language].effect(effect));

/** What a card does, by its data: an ability a line; empty for a card that does nothing of its own. */
export const cardText = (card: Partial<CardDefinition>, language: Language): readonly string[] => {
  const say = GRAMMARS[language];
  const { additionalDiscards, windows, effects = [], optional, automatics = [], ability } = card;
  const [first, ...others] = effects.map(say.effect);
  return [
    ...some(additionalDiscards, say.discards),
    ...some(windows, say.windows),
    ...some(first, (text) => (others.length === 0 ? text : say.either([text, ...others]))),
    ...some(optional, ({ energy, effect }) => say.optional(energy, say.effect(effect))),
    ...automatics.map(say.automatic),
    ...some(card.in, (effect) => say.in(say.effect(effect))),
    ...some(card.out, (effect) => say.out(say.effect(effect))),
    ...some(ability, (part) => abilityText(part, language)),
  ];
};

/** The same in one line. */
export const inlineCardText = (card: Partial<CardDefinition>, language: Language): string =>
  cardText(card, language).join(language === 'en' ? ' ' : '');
