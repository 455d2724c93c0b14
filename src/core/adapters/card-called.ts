import type { Decision, Option } from '../decision.ts';

/** What a card is called. */
export interface NamedCard {
  readonly id: string;
  readonly name: { readonly en: string; readonly ja: string };
}

/** Without regard to case, to wide forms, and to the marks around a name in Japanese. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/^《(.*)》$/u, '$1')
    .toLowerCase()
    .trim();

/** The card that is called so in full, else the only one whose id or name begins so. */
const findByName = <Card extends NamedCard>(known: readonly Card[], named: string): Card | undefined => {
  const wanted = plain(named);
  if (wanted === '') return undefined;
  const those = (fits: (name: string) => boolean): readonly Card[] =>
    known.filter(({ id, name }) => [id, name.en, name.ja].map(plain).some(fits));
  const [inFull] = those((name) => name === wanted);
  if (inFull !== undefined) return inFull;
  const [first, ...others] = those((name) => name.startsWith(wanted));
  return others.every(({ id }) => id === first?.id) ? first : undefined;
};

/**
 * The card that a person asks for: that of an option, by its number, or the one that a text calls by its id or name,
 * or by the beginning of one of these.
 * `seen`: the card that an option is about, where the player sees it; else the key of the option may say the id.
 */
export const findCard = <O extends Option, Card extends NamedCard>(
  { options }: Decision<O>,
  named: string,
  known: readonly Card[],
  seen: (option: O) => Card | undefined,
): Card | undefined => {
  const option = options[Number(plain(named)) - 1];
  if (option === undefined) return findByName(known, named);
  const ids = option.key.split(' ');
  return seen(option) ?? known.find(({ id }) => ids.includes(id));
};
