import { z } from 'zod';
import { MAX_NUMBER } from '../data/limits.ts';
import type { EventIn, GameState } from '../game-state.ts';
import type { Chance } from '../random.ts';

/** A deck by its cards: how many of each id. The ruler where the game has one. */
const deckSchema = z.strictObject({
  ruler: z.string().optional(),
  cards: z.record(z.string(), z.int().positive().max(MAX_NUMBER)),
});

/** What a case starts from, beside edition and seed. */
export const startSchema = z.discriminatedUnion('form', [
  z.strictObject({
    form: z.literal('decks'),
    decks: z.tuple([deckSchema, deckSchema]),
    /** Answers to open questions of the rules, by question, where they are not the usual ones. */
    readings: z.record(z.string(), z.string()).exactOptional(),
  }),
  z.strictObject({ form: z.literal('named'), decks: z.tuple([z.string(), z.string()]) }),
  z.strictObject({ form: z.literal('event'), event: z.record(z.string(), z.json()) }),
  z.strictObject({ form: z.literal('chart'), chart: z.json() }),
]);

/** The start of a fuzz case, in any form. */
export type Start = z.output<typeof startSchema>;
/** A start in one form. */
export type StartOf<Form extends Start['form']> = Extract<Start, { form: Form }>;
/** A deck in a start. */
export type DeckList = z.output<typeof deckSchema>;

/**
 * The weight of a card in random decks, a whole number from 1. Cards that were reached less often have a higher weight.
 */
export type CardWeight = (card: string) => number;

/** A generator of random matches of a ruleset. */
export interface MatchGenerator<G extends GameState = GameState> {
  /** The ids of all cards that a start may contain. */
  readonly cards: readonly string[];
  /** The number of choices after which a match is stopped. */
  readonly maxChoices: number;
  generate(chance: Chance, edition: string, wanted: CardWeight): Start;
  /**
   * Returns a start that differs in one kind of card or little else, or `undefined` if none is found. Default: cases vary
   * all else.
   */
  mutate?(chance: Chance, start: Start, edition: string, wanted: CardWeight): Start | undefined;
  /** Returns smaller starts, the smallest first. Not every one is a valid start. */
  shrink(start: Start): Iterable<Start>;
  /** Returns the new game. Throws the errors of the rules. */
  newGame(start: Start, edition: string, seed: number): G;
  /** Returns the card that was used in an event. */
  cardIn(fact: EventIn<G>, game: G): string | undefined;
}

/** The rules for a random deck. */
export interface DeckRules {
  readonly size: number;
  /** Returns the maximum number of copies of a card. */
  copies(card: string): number;
  /** Returns whether the deck so far may get one more copy of the card. */
  canAdd(card: string, deck: ReadonlyMap<string, number>): boolean;
}

/** One share in so many of the cards may be left out of a case. */
const LEFT_OUT_OF = [1, 2, 4] as const;

/**
 * Returns a random subset of the cards. A case with few kinds of card reaches deeper states than one with all cards.
 */
export const swarmSubset = (chance: Chance, cards: readonly string[]): readonly string[] => {
  const share = chance.pick(LEFT_OUT_OF);
  if (share === 1) return cards;
  const kept = cards.filter(() => chance.onceIn(share));
  return kept.length > 0 ? kept : cards;
};

/**
 * Returns a random deck of the cards, or `undefined` if the cards are not enough. `begun`: cards that it contains already,
 * none of the others.
 */
export const randomDeck = (
  chance: Chance,
  cards: readonly string[],
  wanted: CardWeight,
  rules: DeckRules,
  begun: DeckList['cards'] = {},
): DeckList['cards'] | undefined => {
  const deck = new Map(Object.entries(begun));
  let size = [...deck.values()].reduce((sum, copies) => sum + copies, 0);
  let open = cards.filter((card) => !deck.has(card));
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

/** Returns two decks, one of them with one kind of card exchanged; `undefined` if `redraw` finds no deck with these cards. */
export const mutateDecks = (
  chance: Chance,
  start: StartOf<'decks'>,
  redraw: (rest: DeckList, gone: string) => DeckList | undefined,
): StartOf<'decks'> | undefined => {
  const seat = chance.below(2);
  const { cards, ...others } = start.decks[seat] as DeckList;
  const gone = chance.pick(Object.keys(cards));
  const { [gone]: _, ...rest } = cards;
  const deck = redraw({ ...others, cards: rest }, gone);
  if (deck === undefined) return undefined;
  const [first, second] = start.decks;
  return { ...start, decks: seat === 0 ? [deck, second] : [first, deck] };
};

const without = ({ cards, ...rest }: DeckList, gone: string, instead: string): DeckList => {
  const { [gone]: copies = 0, ...others } = cards;
  return { ...rest, cards: { ...others, [instead]: (others[instead] ?? 0) + copies } };
};

/** A start with two decks. */
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

/**
 * Returns smaller decks, legal or not: with default interpretations, with two equal decks, or with one kind of card
 * replaced.
 */
export function* shrinkDecks(start: Decks): Iterable<Decks> {
  const weight = weightOf(start);
  for (const simpler of withoutReadings(start)) if (weightOf(simpler) < weight) yield simpler;
  for (const simpler of withEqualDecks(start)) if (weightOf(simpler) < weight) yield simpler;
  for (const simpler of withoutOneKind(start)) if (weightOf(simpler) < weight) yield simpler;
}

/** A value that JSON can write. */
type Json = unknown;

const smallerNumbers = (value: number): readonly number[] =>
  [...new Set([0, 1, Math.trunc(value / 2), value - Math.sign(value)])].filter(
    (other) => Math.abs(other) < Math.abs(value),
  );

/** Returns smaller values: lists without some entries, smaller numbers, `false` instead of `true`. */
export function* shrinkJson(value: Json): Iterable<Json> {
  if (typeof value === 'number') yield* smallerNumbers(value);
  else if (value === true) yield false;
  else if (Array.isArray(value)) {
    for (let size = value.length; size >= 1; size = Math.floor(size / 2)) {
      for (let at = 0; at + size <= value.length; at += size) {
        yield [...value.slice(0, at), ...value.slice(at + size)];
      }
    }
    for (const [index, entry] of value.entries()) {
      for (const simpler of shrinkJson(entry)) yield value.with(index, simpler);
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, entry] of Object.entries(value)) {
      for (const simpler of shrinkJson(entry)) yield { ...value, [key]: simpler };
    }
  }
}
