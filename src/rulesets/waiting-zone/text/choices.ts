import type { Effect, Filter, Instruction, Reference } from '../state/card.ts';

const CHOSEN = 'chosen:';

type Choose = Extract<Instruction, { do: 'choose' }>;

/** What an effect chooses. */
export interface EffectChoices {
  readonly all: readonly Choose[];
}

export const choicesOf = ({ instructions }: Effect): EffectChoices => ({
  all: instructions.filter((step) => step.do === 'choose'),
});

/** Cards that are meant by a word, and not chosen. */
export type Word = Exclude<Reference, `chosen:${string}`>;

/** A choice by its place, the first being 1. */
export interface ChoiceReference {
  readonly place: number;
  readonly from: Filter | undefined;
  /** Whether it goes without saying which choice is meant. */
  readonly isOnly: boolean;
}

/** What a reference names: a choice, or what a word means. */
export const choiceReference = ({ all }: EffectChoices, reference: Reference): ChoiceReference | Word => {
  if (!reference.startsWith(CHOSEN)) return reference as Word;
  const at = all.findIndex((step) => step.as === reference.slice(CHOSEN.length));
  return { place: at + 1, from: all[at]?.from, isOnly: all.length === 1 };
};
