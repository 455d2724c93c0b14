import type { CardDefinition } from '../state/card-2.ts';
import type { Fault } from './fault.ts';
import { damageLoopFaults } from './damage-loops.ts';
import { numberLoopFaults } from './loop-rules.ts';

/** Circles that a card closes by itself or with others it may meet. */
export const loopFaults = (card: CardDefinition, others: readonly CardDefinition[]): readonly Fault[] => [
  ...numberLoopFaults(card, others),
  ...damageLoopFaults(card, others),
];
