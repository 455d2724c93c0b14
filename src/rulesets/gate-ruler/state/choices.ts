import type { Choices } from './gate-item.ts';
import type { CardRef } from './instance.ts';

const CHOSEN = 'chosen:';

const NONE: readonly CardRef[] = [];

/** The cards that were chosen by the name in a reference such as `chosen:unit`. */
export const chosenCards = (choices: Choices, reference: string): readonly CardRef[] =>
  choices[reference.slice(CHOSEN.length)] ?? NONE;
