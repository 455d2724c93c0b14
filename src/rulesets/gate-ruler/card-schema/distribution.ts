import type { CardDefinition } from '../state/card-2.ts';
import type { Instruction } from '../state/card.ts';
import { effectsOf } from './effects.ts';
import type { Fault } from './fault.ts';
import { type PartOf, partsOfSteps } from './parts.ts';

type Placed = PartOf<'instruction'>;

const placed = (steps: readonly Instruction[], path: string): readonly Placed[] =>
  [...partsOfSteps(steps, path)].filter((part): part is Placed => part.is === 'instruction');

const choiceCalled = (all: readonly Placed[], name: string) =>
  all
    .map(({ value }) => value)
    .find(
      (step): step is Extract<Instruction, { do: 'choose' }> =>
        step.do === 'choose' && `chosen:${step.as}` === name,
    );

const reasonFor = (all: readonly Placed[], { value }: Placed): string | undefined => {
  if (value.do !== 'distribute') return undefined;
  if (typeof value.to !== 'string' || !value.to.startsWith('chosen:')) {
    return 'damage is distributed over chosen cards only; choose them first';
  }
  const most = choiceCalled(all, value.to)?.atMost ?? 1;
  return most > value.total
    ? `${value.total} damage cannot be distributed over up to ${most} cards, at least 1 each`
    : undefined;
};

const faultsIn = (steps: readonly Instruction[], path: string): readonly Fault[] => {
  const all = placed(steps, path);
  const distributions = all.filter(({ value }) => value.do === 'distribute');
  return [
    ...distributions.flatMap((each) => {
      const reason = reasonFor(all, each);
      return reason === undefined ? [] : [{ path: `${each.path}.to`, reason }];
    }),
    ...distributions.slice(1).map((each) => ({
      path: each.path,
      reason: 'an effect distributes damage only once',
    })),
  ];
};

/** 15-13: damage is distributed over chosen cards, at least 1 each, once in an effect. */
export const distributionFaults = (card: CardDefinition): readonly Fault[] =>
  effectsOf(card).flatMap(({ steps, path }) => faultsIn(steps, path));
