import type { CardDefinition } from '../state/card-2.ts';
import type { Instruction, Trigger } from '../state/card.ts';
import { effectsOf } from './effects.ts';
import { partsOfSteps } from './parts.ts';

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
