import type { CardDefinition } from '../state/card-2.ts';
import type { Fault } from './fault.ts';
import { amountFaults } from './amounts.ts';
import { choiceFaults } from './reference-rules.ts';
import { contextFaults } from './context.ts';
import { distributionFaults } from './distribution.ts';
import { hiddenFaults } from './hidden.ts';
import { loopFaults } from './loops.ts';
import { repetitionFaults } from './repetition-rules.ts';
import { selfTriggerFaults } from './self-triggers.ts';
import { cardTypeFaults } from './part-rules.ts';
import { zoneFaults } from './zones.ts';

const rules = [
  cardTypeFaults,
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
export const cardFaults = (card: CardDefinition): readonly Fault[] => [
  ...rules.flatMap((rule) => rule(card)),
  ...loopFaults(card, []),
];
