import type { Language } from '../../../core/narration.ts';
import type { KnownCard } from '../views/view.ts';
import { cardText } from '../text/card-text/card-text.ts';
import type { NameOf } from '../text/card-text/grammar.ts';
import type { BoardLabels } from '../text/picture-words.ts';
import type { CardDefinition } from '../state/card-2.ts';

/** Attack, hit points and strike of a unit as they are now. */
export const currentStats = (
  words: BoardLabels,
  { atk, hp, stk, damage, exhausted, souls }: KnownCard,
): string =>
  [
    words.stats(atk, hp, stk),
    ...(damage > 0 ? [words.damage(damage)] : []),
    ...(souls.length > 0 ? [words.souls(souls.length)] : []),
    ...(exhausted ? [words.exhausted] : []),
  ].join(', ');

/** A card by its name, with its level and what else is said of it. */
export const cardHeading = (words: BoardLabels, definition: CardDefinition, stats: string): string => {
  const { type, level = 0 } = definition;
  const name = words.name(definition);
  const head = type === 'unit' || type === 'event' ? words.withLevel(name, level) : name;
  return type === 'unit' ? words.parts([head, stats]) : head;
};

/** What is printed on a unit. */
export const printedStats = (words: BoardLabels, { atk = 0, hp = 0, stk = 0 }: CardDefinition): string =>
  words.stats(atk, hp, stk);

/** What a card does, in one line. */
export const inlineCardText = (card: CardDefinition, language: Language, nameOf: NameOf): string =>
  cardText(card, language, nameOf).join(language === 'en' ? ' ' : '');
