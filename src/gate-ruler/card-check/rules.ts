import type { CardDefinition } from '../card.ts';
import type { Fault } from './fault.ts';

export const rulesOfCards = (_card: CardDefinition): readonly Fault[] => [];
