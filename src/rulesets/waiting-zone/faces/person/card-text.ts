import type { PictureWords } from '../../told/picture-words.ts';
import type { CardDefinition, Effect, Filter, Instruction } from '../../values/card.ts';

const named = (instruction: Instruction): string | undefined => {
  const reference = 'what' in instruction ? instruction.what : 'to' in instruction ? instruction.to : '';
  return reference.startsWith('chosen:') ? reference.slice('chosen:'.length) : undefined;
};

/** What an effect does, step by step; what is chosen stands where it is first used. */
export const effectText = (words: PictureWords, { instructions }: Effect): string => {
  const choices = new Map<string, Filter>();
  const steps: string[] = [];
  for (const instruction of instructions) {
    if (instruction.do === 'choose') {
      choices.set(instruction.as, instruction.from);
      continue;
    }
    const name = named(instruction) ?? '';
    steps.push(words.instruction(instruction, choices.get(name)));
    choices.delete(name);
  }
  return words.steps(steps);
};

/** What the sides of a card's alternative do; one for most. */
export const sideTexts = (
  words: PictureWords,
  { effects = [] }: Partial<CardDefinition>,
): readonly string[] => effects.map((effect) => words.part('side', effectText(words, effect)));

/** What a card does, an ability each; empty for a card without any. */
export const rulesTexts = (words: PictureWords, card: Partial<CardDefinition>): readonly string[] => {
  const { additionalDiscards, windows, optional, automatics = [], ability } = card;
  const sides = sideTexts(words, card);
  return [
    ...(additionalDiscards === undefined ? [] : [words.discards(additionalDiscards)]),
    ...(windows === undefined ? [] : [words.windows(windows)]),
    ...(sides.length === 0 ? [] : [words.either(sides)]),
    ...(optional === undefined ? [] : [words.optional(optional.energy, effectText(words, optional.effect))]),
    ...automatics.map(words.automatic),
    ...(card.in === undefined ? [] : [words.part('in', effectText(words, card.in))]),
    ...(card.out === undefined ? [] : [words.part('out', effectText(words, card.out))]),
    ...(ability === undefined ? [] : [words.ability(ability.energy, effectText(words, ability.effect))]),
  ];
};

/** The same in one line. */
export const rulesText = (words: PictureWords, card: Partial<CardDefinition>): string =>
  words.parts(rulesTexts(words, card));
