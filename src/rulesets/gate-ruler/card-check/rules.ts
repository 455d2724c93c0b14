import type { CardDefinition } from '../values/card.ts';
import type { Fault } from './fault.ts';
import { amountFaults } from './rules/amounts.ts';
import { choiceFaults } from './rules/choices.ts';
import { contextFaults } from './rules/context.ts';
import { distributionFaults } from './rules/distribution.ts';
import { hiddenFaults } from './rules/hidden.ts';
import { loopFaults } from './rules/loops.ts';
import { repetitionFaults } from './rules/repetition.ts';
import { selfTriggerFaults } from './rules/self-triggers.ts';
import { typeFaults } from './rules/types.ts';
import { zoneFaults } from './rules/zones.ts';

const rules = [
  typeFaults,
  choiceFaults,
  contextFaults,
  distributionFaults,
  amountFaults,
  zoneFaults,
  hiddenFaults,
  repetitionFaults,
  selfTriggerFaults,
];

/** What is wrong with a card whose parts are all right one by one. */
export const rulesOfCards = (card: CardDefinition): readonly Fault[] => [
  ...rules.flatMap((rule) => rule(card)),
  ...loopFaults(card, []),
];
