import { z } from 'zod';
import type { Chance } from '../chance.ts';
import type { GameState, EventIn } from '../fact.ts';
import { MAX_NUMBER } from '../data/limits.ts';

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

/** What a case starts from, of any form. */
export type Start = z.output<typeof startSchema>;
/** A start of one form. */
export type StartOf<Form extends Start['form']> = Extract<Start, { form: Form }>;
/** A deck as a start has it. */
export type DeckList = z.output<typeof deckSchema>;

/** How much a card is wanted: the less it was reached, the more. A whole number from 1. */
export type CardWeight = (card: string) => number;

/** Where random matches of a ruleset come from. */
export interface MatchGenerator<G extends GameState = GameState> {
  /** Ids of all cards that a start may bring. */
  readonly cards: readonly string[];
  /** Choices after which a match is left. */
  readonly maxChoices: number;
  generate(chance: Chance, edition: string, wanted: CardWeight): Start;
  /** Starts with less in them, those with least first. Not all of them can be begun. */
  shrink(start: Start): Iterable<Start>;
  /** The new game. Throws what the rules throw. */
  newGame(start: Start, edition: string, seed: number): G;
  /** The card a fact says was used. */
  cardIn(fact: EventIn<G>, game: G): string | undefined;
}
