import type { Fault } from '../../../core/cards/validation.ts';
import type { CardDefinition, Instruction } from '../state/card.ts';
import { fieldEffectsOf, optionalOf, sidesOf, type CardEffect } from './check-card.ts';

const CHOSEN = 'chosen:';

const referenceIn = (step: Instruction): readonly [key: string, reference: string] | undefined => {
  if ('what' in step) return ['what', step.what];
  return 'to' in step ? ['to', step.to] : undefined;
};

const namesIn = ({ instructions }: CardEffect): readonly string[] =>
  instructions.flatMap((step) => (step.do === 'choose' ? [step.as] : []));

const faultsIn = (
  { instructions, path }: CardEffect,
  before: readonly string[] = [],
): readonly Fault[] => {
  const known = new Set(before);
  return instructions.flatMap((step, index): readonly Fault[] => {
    const place = `${path}[${index}]`;
    if (step.do === 'choose') {
      const isKnown = known.has(step.as);
      known.add(step.as);
      return isKnown
        ? [{ path: `${place}.as`, reason: `"${step.as}" is chosen already; take another name` }]
        : [];
    }
    const [key, reference = ''] = referenceIn(step) ?? [];
    const name = reference.startsWith(CHOSEN) ? reference.slice(CHOSEN.length) : undefined;
    return name === undefined || known.has(name)
      ? []
      : [{ path: `${place}.${key}`, reason: `nothing is chosen as "${name}" before this` }];
  });
};

/** What every side chooses: an optional cost is paid before the side is chosen, and adds to whichever it is. */
const namesInAll = (sides: readonly CardEffect[]): readonly string[] => {
  const [first = [], ...others] = sides.map(namesIn);
  return first.filter((name) => others.every((names) => names.includes(name)));
};

/** play.5: everything that is named was chosen before, under a name of its own. */
export const choiceFaults = (card: CardDefinition): readonly Fault[] => {
  const sides = sidesOf(card);
  return [
    ...[...sides, ...fieldEffectsOf(card)].flatMap((effect) => faultsIn(effect)),
    ...optionalOf(card).flatMap((effect) => faultsIn(effect, namesInAll(sides))),
  ];
};
