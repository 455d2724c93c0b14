import type { CardDefinition } from '../state/card-2.ts';
import type { Cost, Instruction, Trigger, ZoneKind } from '../state/card.ts';

/** An effect as it is written on a card, with what is around it. */
export interface CardEffect {
  readonly steps: readonly Instruction[];
  /** Where its instructions stand. */
  readonly path: string;
  /** What it waits for, if it waits. */
  readonly trigger?: Trigger;
  readonly oncePerTurn?: true;
  /** What is paid for it: of an activated ability only. */
  readonly cost?: readonly Cost[];
  /** Where the ability is valid, if its text says so. */
  readonly zone?: readonly ZoneKind[];
}

const touchdownTrigger: Trigger = { on: 'enters', card: 'this', from: ['hand'], played: true };

/** Every effect that a card has. */
export const effectsOf = (card: CardDefinition): readonly CardEffect[] => {
  const { timing, effect, abilities = [], counter, overdrive, touchdown } = card;
  return [
    ...(effect
      ? [
          {
            steps: effect.instructions,
            path: 'effect.instructions',
            ...(typeof timing === 'object' && { trigger: timing.when }),
          },
        ]
      : []),
    ...abilities.flatMap((ability, index): readonly CardEffect[] => {
      if (ability.kind === 'continuous') return [];
      const { oncePerTurn, zone } = ability;
      return [
        {
          steps: ability.effect.instructions,
          path: `abilities[${index}].effect.instructions`,
          ...(oncePerTurn && { oncePerTurn }),
          ...(zone && { zone }),
          ...(ability.kind === 'auto' ? { trigger: ability.when } : { cost: ability.cost ?? [] }),
        },
      ];
    }),
    ...(counter && 'effect' in counter
      ? [{ steps: counter.effect.instructions, path: 'counter.effect.instructions' }]
      : []),
    ...(overdrive ? [{ steps: overdrive.instructions, path: 'overdrive.instructions' }] : []),
    ...(touchdown
      ? [{ steps: touchdown.instructions, path: 'touchdown.instructions', trigger: touchdownTrigger }]
      : []),
  ];
};
