import type { CardDefinition, Cost, Instruction, Trigger, ZoneKind } from '../state/card.ts';
import { partsOfSteps } from './parts.ts';

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

/** An effect that waits for something, as often as it happens. */
export interface Reaction {
  readonly trigger: Trigger;
  readonly steps: readonly Instruction[];
  readonly path: string;
  readonly oncePerTurn: boolean;
  /** Whether its card lies in play, as that of an automatic ability does. */
  readonly isInPlay: boolean;
  /** The effect it stands in, where what it speaks of may have been chosen. */
  readonly enclosingSteps: readonly Instruction[];
}

/** Delayed abilities that trigger as often as they can. */
const delayedIn = (whole: readonly Instruction[], path: string): readonly Reaction[] =>
  [...partsOfSteps(whole, path)].flatMap((part) =>
    part.is === 'instruction' && part.value.do === 'delay' && part.value.often
      ? [
          {
            trigger: part.value.when,
            steps: part.value.effect,
            path: part.path,
            oncePerTurn: false,
            isInPlay: false,
            enclosingSteps: whole,
          },
        ]
      : [],
  );

/** Everything on a card that waits for something and may happen again and again. */
export const reactionsOf = (card: CardDefinition): readonly Reaction[] =>
  effectsOf(card).flatMap(({ steps, path, trigger, oncePerTurn }) => [
    ...(trigger !== undefined && path.startsWith('abilities')
      ? [
          {
            trigger,
            steps,
            path: path.replace(/\.effect\.instructions$/, ''),
            oncePerTurn: oncePerTurn === true,
            isInPlay: true,
            enclosingSteps: steps,
          },
        ]
      : []),
    ...delayedIn(steps, path),
  ]);

/** Steps and the steps inside them. */
export const allSteps = (steps: readonly Instruction[]): readonly Instruction[] =>
  [...partsOfSteps(steps, '')].flatMap((part) => (part.is === 'instruction' ? [part.value] : []));

/** The choice of cards that a reference such as `chosen:unit` means. */
export const choiceOf = (steps: readonly Instruction[], reference: string) =>
  allSteps(steps).find(
    (step): step is Extract<Instruction, { do: 'choose' }> =>
      step.do === 'choose' && reference === `chosen:${step.as}`,
  );
