import type { CardDefinition } from '../state/card-2.ts';
import type { Amount, Instruction } from '../state/card.ts';
import type { Fault } from './fault.ts';
import { partsOf } from './parts.ts';

type Named = readonly [name: string, amount: Amount | 'all'];

/** The amounts of a step that cannot be below 0. */
const quantities = (step: Instruction): readonly Named[] => {
  switch (step.do) {
    case 'damage':
    case 'healRuler':
    case 'healUnit':
      return [['amount', step.amount]];
    case 'draw':
    case 'drive':
      return [['count', step.count]];
    case 'reduce':
      return 'by' in step ? [['by', step.by]] : [['to', step.to]];
    default:
      return [];
  }
};

const inStep = (step: Instruction, path: string): readonly Fault[] => {
  const below = quantities(step)
    .filter(([, amount]) => typeof amount === 'number' && amount < 0)
    .map(([name]) => ({ path: `${path}.${name}`, reason: 'must be at least 0' }));
  if (step.do !== 'choose') return below;
  const { atLeast = 1, atMost = 1 } = step;
  return atLeast > atMost
    ? [{ path, reason: `at least ${atLeast} cannot be chosen where ${atMost} is the most` }]
    : below;
};

/** Amounts are not below 0, and a choice allows as many as it asks for. */
export const amountFaults = (card: CardDefinition): readonly Fault[] =>
  [...partsOf(card)].flatMap((part) => (part.is === 'instruction' ? inStep(part.value, part.path) : []));
