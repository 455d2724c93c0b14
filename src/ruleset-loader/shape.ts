import { StateMachine } from 'xstate';
import { z } from 'zod';
import type { Ruleset } from '../core/ruleset-2.ts';

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** An id is a part of the names of files. */
const LONGEST_ID = 60;

const method = z.custom<object>((value) => typeof value === 'function', 'must be a function');
const adapter = z.custom<object>((value) => typeof value === 'object' && value !== null, 'must be an object');
const isForeign = (value: unknown): boolean =>
  typeof value === 'object' && value?.constructor.name === StateMachine.name;

const machine = z.custom<object>((value) => value instanceof StateMachine, {
  error: ({ input }) =>
    isForeign(input)
      ? 'is a machine of another copy of XState than the one here: make it with the setup of gatechart/ruleset, and run the gatechart that the folder of the game has (npx gatechart in that folder)'
      : 'must be a machine: make it with the setup of gatechart/ruleset',
});

const clause = z.strictObject({
  source: z.string(),
  kind: z.enum(['prescribes', 'defines', 'example']),
  certainty: z.enum(['official', 'secondary', 'inferred']),
  en: z.string().min(1),
  ja: z.string().min(1),
  acts: z.literal('view').exactOptional(),
  because: z.string().exactOptional(),
});

const KEYS = {
  id: z.string().max(LONGEST_ID).regex(ID, 'must be small letters, digits and hyphens'),
  version: z.int().min(1),
  plays: z.enum(['matches', 'events']),
  editions: z
    .record(z.string(), machine)
    .refine((all) => Object.keys(all).length > 0, 'must name an edition'),
  defaultEdition: z.string(),
  clauses: z.record(z.string(), clause),
  newGame: method,
  decisions: z.record(z.string(), method),
  present: method.optional(),
  view: method,
  lazyView: method.optional(),
  informationStateKey: method.optional(),
  determinize: method.optional(),
  narrate: method,
  headline: method.optional(),
  annotation: method.optional(),
  cardUsed: method.optional(),
  cardDrawn: method.optional(),
  checkInvariants: method,
  decks: z.array(z.string()).optional(),
  maxQuestions: z.int().min(1).optional(),
  recorded: adapter.optional(),
  scenario: adapter.optional(),
  whyNot: method.optional(),
  concede: method,
  contracts: adapter.optional(),
  book: adapter.optional(),
  person: adapter.optional(),
  rating: method.optional(),
  evaluation: adapter.optional(),
  learning: adapter.optional(),
  features: adapter.optional(),
  net: adapter.optional(),
  draw: method.optional(),
  sheet: method.optional(),
  arena: adapter.optional(),
  rerandomizeHidden: method.optional(),
  laws: z.array(method).optional(),
  sets: adapter.optional(),
  ownSets: z.array(adapter).optional(),
  collection: adapter.optional(),
  steps: z.array(adapter).optional(),
} satisfies Record<keyof Ruleset, z.ZodType>;

/** A value that may be a ruleset, as far as its keys say. */
export const rulesetSchema = z
  .strictObject(KEYS)
  .refine(({ editions, defaultEdition }) => Object.hasOwn(editions, defaultEdition), {
    path: ['defaultEdition'],
    message: 'must be one of the editions',
  })
  .refine(({ plays, decks = [] }) => plays === 'events' || decks.length > 0, {
    path: ['decks'],
    message: 'must name a deck, since matches are played',
  });
