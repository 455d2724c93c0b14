import type { Fault } from '../../../core/cards/validation.ts';
import type { CardDefinition, Effect } from '../state/card.ts';

const gainIn = (effect: Effect | undefined): number =>
  (effect?.instructions ?? []).reduce((sum, step) => (step.do === 'gainEnergy' ? sum + step.amount : sum), 0);

const returnsCards = (effect: Effect | undefined): boolean =>
  effect?.instructions.some((step) => step.do === 'returnToHand') ?? false;

/**
 * What one card alone could do again and again in a turn: use a cost ability that does not cost more energy than it gains, or
 * come back to the hand for nothing. What several cards do together is not looked for.
 */
export const repetitionFaults = (card: CardDefinition): readonly Fault[] => {
  const { cost, ability } = card;
  const isFree = ability !== undefined && ability.energy <= gainIn(ability.effect);
  const gained = gainIn(card.in) + gainIn(card.out);
  const comesBack = returnsCards(card.in) || returnsCards(card.out);
  return [
    ...(isFree
      ? [
          {
            path: 'ability.energy',
            reason: 'must be more than the energy it gains, or it could be used without end',
          },
        ]
      : []),
    ...(comesBack && cost <= gained
      ? [{ path: 'cost', reason: 'must be more than the energy it gains, or it could come back without end' }]
      : []),
  ];
};
