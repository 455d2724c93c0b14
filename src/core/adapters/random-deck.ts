import type { Chance } from '../chance.ts';
import type { DeckList, StartOf, CardWeight } from './generators.ts';

/** What a random deck must keep to. */
export interface DeckRules {
  readonly size: number;
  /** Most copies of a card. */
  copies(card: string): number;
  /** Whether the deck so far may take that card once more. */
  canAdd(card: string, deck: ReadonlyMap<string, number>): boolean;
}

/** One share in so many of the cards may be left out of a case. */
const LEFT_OUT_OF = [1, 2, 4] as const;

/** A random part of the cards: a case with few kinds of card goes deeper than one with a little of everything. */
export const swarmSubset = (chance: Chance, cards: readonly string[]): readonly string[] => {
  const share = chance.pick(LEFT_OUT_OF);
  if (share === 1) return cards;
  const kept = cards.filter(() => chance.onceIn(share));
  return kept.length > 0 ? kept : cards;
};

/** A random deck of those cards; `undefined` if they do not suffice. */
export const randomDeck = (
  chance: Chance,
  cards: readonly string[],
  wanted: CardWeight,
  rules: DeckRules,
): DeckList['cards'] | undefined => {
  const deck = new Map<string, number>();
  let size = 0;
  let open = [...cards];
  while (size < rules.size && open.length > 0) {
    const card = open[chance.weighted(open.map(wanted))] as string;
    open = open.filter((other) => other !== card);
    const copies = chance.between(1, rules.copies(card));
    for (let copy = 0; copy < copies && size < rules.size && rules.canAdd(card, deck); copy += 1) {
      deck.set(card, (deck.get(card) ?? 0) + 1);
      size += 1;
    }
  }
  return size === rules.size ? Object.fromEntries(deck) : undefined;
};

const without = ({ cards, ...rest }: DeckList, gone: string, instead: string): DeckList => {
  const { [gone]: copies = 0, ...others } = cards;
  return { ...rest, cards: { ...others, [instead]: (others[instead] ?? 0) + copies } };
};

type Decks = StartOf<'decks'>;

/** How much there is in two decks: kinds of card, whether they differ, and readings. */
const weightOf = ({ decks: [first, second], readings = {} }: Decks): number =>
  Object.keys(readings).length +
  Object.keys(first.cards).length +
  Object.keys(second.cards).length +
  (JSON.stringify(first) === JSON.stringify(second) ? 0 : 1);

function* withEqualDecks({ decks: [first, second], ...rest }: Decks): Iterable<Decks> {
  yield { ...rest, decks: [first, first] };
  yield { ...rest, decks: [second, second] };
}

function* withoutReadings({ readings = {}, ...rest }: Decks): Iterable<Decks> {
  yield rest;
  for (const gone of Object.keys(readings)) {
    const { [gone]: _, ...others } = readings;
    yield { ...rest, readings: others };
  }
}

function* withoutOneKind({ decks: [first, second], ...rest }: Decks): Iterable<Decks> {
  for (const [seat, deck] of [first, second].entries()) {
    const ids = Object.keys(deck.cards);
    for (const gone of ids) {
      const instead = ids.find((id) => id !== gone);
      if (instead === undefined) continue;
      const simpler = without(deck, gone, instead);
      yield { ...rest, decks: seat === 0 ? [simpler, second] : [first, simpler] };
    }
  }
}

/** Decks with less in them, whether legal or not: usual readings, both decks alike, or one kind of card replaced. */
export function* shrinkDecks(start: Decks): Iterable<Decks> {
  const weight = weightOf(start);
  for (const simpler of withoutReadings(start)) if (weightOf(simpler) < weight) yield simpler;
  for (const simpler of withEqualDecks(start)) if (weightOf(simpler) < weight) yield simpler;
  for (const simpler of withoutOneKind(start)) if (weightOf(simpler) < weight) yield simpler;
}
