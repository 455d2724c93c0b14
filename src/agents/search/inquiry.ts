import type { Value } from '../../kernel/faces/value.ts';
import type { Baton } from '../../kernel/fact.ts';

/** A search on its way: it stops at each position that is to be evaluated, and goes on with what it is worth to player 0. */
export type Inquiry<Found> = Generator<Baton, Found, Value>;

/** What it finds, evaluated at once. */
export const found = <Found>(inquiry: Inquiry<Found>, evaluate: (game: Baton) => Value): Found => {
  let step = inquiry.next();
  while (!step.done) step = inquiry.next(evaluate(step.value));
  return step.value;
};

/** What it finds, evaluated by who has to be waited for. */
export const foundInTime = async <Found>(
  inquiry: Inquiry<Found>,
  evaluate: (game: Baton) => Promise<Value>,
): Promise<Found> => {
  let step = inquiry.next();
  while (!step.done) step = inquiry.next(await evaluate(step.value));
  return step.value;
};
