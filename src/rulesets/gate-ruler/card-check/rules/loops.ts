import type { CardDefinition } from '../../values/card.ts';
import type { Fault } from '../fault.ts';
import { damageLoopFaults } from './damage-loops.ts';
import { numberLoopFaults } from './number-loops.ts';

/** Circles that a card closes by itself or with others it may meet. */
export const loopFaults = (card: CardDefinition, others: readonly CardDefinition[]): readonly Fault[] => [
  ...numberLoopFaults(card, others),
  ...damageLoopFaults(card, others),
];
