import type { KnownCard } from '../../seen/view.ts';
import type { PictureWords } from '../../told/picture-words.ts';
import type { CardDefinition } from '../../values/card.ts';
import type { CounterAbility, Effect } from '../../values/language.ts';

/** What an effect does, step by step. */
export const effectText = (words: PictureWords, { instructions }: Effect): string =>
  words.steps(instructions.map(words.step));

const counterText = (words: PictureWords, counter: CounterAbility): string =>
  words.counter('play' in counter ? words.playsItself : effectText(words, counter.effect));

/** Attack, hit points and strike of a unit as they are now. */
export const statsText = (
  words: PictureWords,
  { atk, hp, stk, damage, exhausted, souls }: KnownCard,
): string =>
  [
    words.stats(atk, hp, stk),
    ...(damage > 0 ? [words.damage(damage)] : []),
    ...(souls.length > 0 ? [words.souls(souls.length)] : []),
    ...(exhausted ? [words.exhausted] : []),
  ].join(', ');

/** What a card does, an ability each. */
export const rulesTexts = (
  words: PictureWords,
  { effect, counter, keywords = [], abilities = [] }: CardDefinition,
): readonly string[] => [
  ...keywords.map((keyword) => words.keywords[keyword]),
  ...(effect === undefined ? [] : [effectText(words, effect)]),
  ...abilities.map((ability) =>
    words.ability(ability.kind, ability.kind === 'continuous' ? '' : effectText(words, ability.effect)),
  ),
  ...(counter === undefined ? [] : [counterText(words, counter)]),
];

/** What a card is and does, in one line; `stats`: those of a unit. */
const textOf = (words: PictureWords, definition: CardDefinition, stats: string): string => {
  const { type, level = 0 } = definition;
  const name = words.name(definition);
  return words.parts([
    type === 'unit' || type === 'event' ? words.leveled(name, level) : name,
    ...(type === 'unit' ? [stats] : []),
    ...rulesTexts(words, definition),
  ]);
};

/** A card as it is now. */
export const cardText = (words: PictureWords, card: KnownCard): string =>
  textOf(words, card.printed, statsText(words, card));

/** A card by what is printed on it, for one that is not seen where it lies. */
export const printedText = (words: PictureWords, definition: CardDefinition): string => {
  const { atk = 0, hp = 0, stk = 0 } = definition;
  return textOf(words, definition, words.stats(atk, hp, stk));
};
