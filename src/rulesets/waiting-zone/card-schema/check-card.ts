import type { CardDefinition, Effect, Instruction } from '../state/card.ts';

/** An effect as it stands on a card. */
export interface CardEffect {
  readonly instructions: readonly Instruction[];
  /** Where its instructions stand, such as `in.instructions`. */
  readonly path: string;
}

const at = (path: string, effect: Effect | undefined): readonly CardEffect[] =>
  effect === undefined ? [] : [{ instructions: effect.instructions, path: `${path}.instructions` }];

/** What a spell or counter does: one effect, or several of which one is chosen. */
export const sidesOf = ({ effects = [] }: CardDefinition): readonly CardEffect[] =>
  effects.flatMap((effect, index) => at(`effects[${index}]`, effect));

/** The effect that an optional cost adds to what a card does. */
export const optionalOf = ({ optional }: CardDefinition): readonly CardEffect[] =>
  at('optional.effect', optional?.effect);

/** The effects of a card on the field. */
export const fieldEffectsOf = (card: CardDefinition): readonly CardEffect[] => [
  ...at('in', card.in),
  ...at('out', card.out),
  ...at('ability.effect', card.ability?.effect),
];
