import type { Amount, Effect, Instruction, Reference } from '../state/card.ts';

/** An amount where it is printed; 1 stands for one that depends on the game. */
export const printedAmount = (amount: Amount): number => (typeof amount === 'number' ? amount : 1);

const isAbout = (reference: Reference, to: string): boolean =>
  typeof reference === 'string' && reference.startsWith(to);

/** Damage that the steps of an effect deal to what is chosen or to a ruler, whatever happens in between. */
export const damageTo = ({ instructions }: Effect, to: 'chosen' | 'ownRuler' | 'enemyRuler'): number =>
  instructions.reduce(
    (total, instruction) =>
      instruction.do === 'damage' && instruction.to.some((reference) => isAbout(reference, to))
        ? total + printedAmount(instruction.amount)
        : total,
    0,
  );

/** The first choice of cards that an effect asks for. */
export const firstChoice = ({
  instructions,
}: Effect): Extract<Instruction, { readonly do: 'choose' }> | undefined =>
  instructions.find((instruction) => instruction.do === 'choose');
