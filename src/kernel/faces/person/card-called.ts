import type { Decision, Option } from '../../decision.ts';

/** What a card is called. */
export interface Printed {
  readonly id: string;
  readonly name: { readonly en: string; readonly ja: string };
}

const isCalled = ({ id, name }: Printed, text: string): boolean =>
  [id, name.en, name.ja].some((each) => each.toLowerCase() === text.toLowerCase());

/**
 * The card that a person asks for: that of an option, by its number, or the one that a text calls by its id or name.
 * `seen`: the card that an option is about, where the player sees it; else the key of the option may say the id.
 */
export const cardCalled = <O extends Option, Card extends Printed>(
  { options }: Decision<O>,
  named: string,
  known: readonly Card[],
  seen: (option: O) => Card | undefined,
): Card | undefined => {
  const option = options[Number(named) - 1];
  if (option === undefined) return known.find((card) => isCalled(card, named));
  const ids = option.key.split(' ');
  return seen(option) ?? known.find(({ id }) => ids.includes(id));
};
