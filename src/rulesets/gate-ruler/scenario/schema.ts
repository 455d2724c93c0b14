import { z } from 'zod';
import { MAX_NUMBER } from '../../../core/data/limits.ts';
import { suggestion } from '../../../core/data/nearest.ts';
import { issueReason } from '../../../core/data/schemas.ts';
import { keywords } from '../keywords/table.ts';
import type { Interpretations } from '../state/interpretations.ts';

const LEAST = 0;
const count = z.int().min(LEAST).max(MAX_NUMBER);

/** A list as long as anything that a scenario counts. */
const listOf = <S extends z.ZodType>(schema: S) => z.array(schema).max(MAX_NUMBER);

/** A player as scenario files write it. */
export const playerRefSchema = z.enum(['p1', 'p2']);

/** A place as scenario files write it: `p1 A1`, `p2 ruler`, `p1 hand/2`. */
const place = z
  .string()
  .regex(/^p[12] [A-Za-z]+\d*(\/\d+)?$/, 'write a place as p1 A1, p2 ruler or p1 hand/2');

const damageEntry = z.strictObject({
  amount: count,
  combat: z.boolean().optional(),
  earlier: z.boolean().optional(),
});

const damage = z.union([count, listOf(z.union([count, damageEntry])), damageEntry], {
  error: 'write what a unit carries as 2, [2, 3] or { amount: 2, combat: true, earlier: true }',
});

const carries = z.union([count, listOf(z.enum(['plain', 'cannotCounter']))], {
  error: 'write carried ruler damage as 2 or [cannotCounter, plain]',
});

const soul = z.union([z.string(), z.strictObject({ card: z.string(), owner: playerRefSchema.optional() })], {
  error: 'write a soul as vulcanius or { card: vulcanius, owner: p2 }',
});

const describedCard = z.strictObject({
  card: z.string(),
  exhausted: z.boolean().optional(),
  faceUp: z.boolean().optional(),
  damage: damage.optional(),
  carries: carries.optional(),
  souls: z.union([soul, listOf(soul)]).optional(),
  owner: playerRefSchema.optional(),
});

const cardError = 'write a card as vulcanius, 3/3/2, a number of harmless cards, or { card: vulcanius, … }';

const entry = z.union([z.string(), count, describedCard], {
  error: (issue) => cardErrorOf(issue.input) ?? cardError,
});

/** The wrong key of an object says more than that no form fits. */
const cardErrorOf = (input: unknown): string | undefined => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return undefined;
  const parsed = describedCard.safeParse(input);
  const [first] = parsed.error?.issues ?? [];
  return first && `${first.path.join('.')}${first.path.length > 0 ? ': ' : ''}${issueReason(first)}`;
};

const cards = z.union([entry, listOf(entry)], { error: (issue) => cardErrorOf(issue.input) ?? cardError });

const deck = z.union([z.strictObject({ only: z.union([entry, listOf(entry)]) }), cards], {
  error: `${cardError}, or the whole deck as { only: […] }`,
});

type Numbered<Letter extends string> = `${Letter}${1 | 2 | 3 | 4 | 5}`;
type Rows = Numbered<'A' | 'D' | 'S'>;

const rowNames = (['A', 'D', 'S'] as const).flatMap((letter) =>
  [1, 2, 3, 4, 5].map((number) => `${letter}${number}` as Rows),
);

/** The same schema for every attack, defense and set zone. */
export const forRows = <S extends z.ZodType>(schema: S): Record<Rows, S> =>
  Object.fromEntries(rowNames.map((name) => [name, schema])) as Record<Rows, S>;

const side = z.strictObject({
  ruler: entry.optional(),
  ...forRows(cards.optional()),
  field: cards.optional(),
  hand: cards.optional(),
  deck: deck.optional(),
  drive: cards.optional(),
  damage: cards.optional(),
  graveyard: cards.optional(),
  resources: cards.optional(),
  removed: cards.optional(),
  counter: cards.optional(),
  summonCap: z.union([count, z.literal('unlimited')]).optional(),
  summonCount: count.optional(),
});

const chosen = z.record(z.string(), z.union([place, listOf(place)]));

const onGate = z.union(
  [
    z.strictObject({
      damage: z.record(place, count),
      from: place.optional(),
      combat: z.boolean().optional(),
      cannotCounter: z.boolean().optional(),
    }),
    z.strictObject({ rulerDamage: playerRefSchema, cannotCounter: z.boolean().optional() }),
    z.strictObject({ destroy: place, byRule: z.boolean().optional() }),
    z.strictObject({
      card: z.string(),
      by: playerRefSchema,
      chosen: chosen.optional(),
      entering: z.string().optional(),
      mode: z.string().optional(),
      parts: listOf(count).optional(),
    }),
    z.strictObject({
      ability: z.int().min(1),
      of: place,
      chosen: chosen.optional(),
      mode: z.string().optional(),
      parts: listOf(count).optional(),
    }),
    z.strictObject({ counter: z.string(), by: playerRefSchema, chosen: chosen.optional() }),
    z.strictObject({ drive: playerRefSchema }),
  ],
  { error: 'this cannot be on the gate; docs/reference/scenarios.md lists what can' },
);

const stats = z
  .string()
  .regex(/^-?\d{1,3}\/-?\d{1,3}\/-?\d{1,3}$/, 'write a unit as ATK/HP/STK, such as 3/3/2');

/** How a scenario writes a card of its own; what it must be is checked as a card. */
export const ownCard = z.union([stats, z.looseObject({ like: z.string().optional() })], {
  error: 'write a card as 3/3/2 or as in a set file; like: ID copies another card',
});

export const START_NAMES = [
  'turn',
  'start phase',
  'main phase',
  'attack phase',
  'attack declaration',
  'attacking',
  'intercept step',
  'damage step',
  'combat damage',
  'after combat damage',
  'end phase',
] as const;

const readings = z.strictObject({
  keywordDamage: z.enum(['combat', 'effect']).optional(),
  combatKeywords: z.enum(['checked', 'triggered']).optional(),
  unitDamage: z.enum(['reset', 'kept']).optional(),
  priorityAfterAction: z.enum(['other', 'actor']).optional(),
  firstTurnDrive: z.enum(['full', 'oneLess']).optional(),
  instantFromHand: z.enum(['no', 'yes']).optional(),
  mulligan: z.enum(['none', 'once']).optional(),
  destructionRecheck: z.enum(['byRule', 'never']).optional(),
  vigilance: z.enum(['afterPhaseEnd', 'beforePhaseEnd']).optional(),
  lostTarget: z.enum(['nothing', 'center']).optional(),
  setCards: z.enum(['faceUp', 'all', 'none']).optional(),
} satisfies Record<keyof Interpretations, z.ZodType>);

/** An ability that has triggered and was not played yet, or a set card whose timing has come. */
const waitingAbility = z.union(
  [
    z.strictObject({ ability: z.int().min(1), of: place, about: place.optional() }),
    z.strictObject({ card: place, about: place.optional() }),
  ],
  { error: 'write what waits as { ability: 1, of: p1 graveyard } or { card: p1 S1 }' },
);

/** The keys of a scenario file that describe a position of Gate Ruler. */
export const positionSchema = z.strictObject({
  cards: z.record(z.string(), ownCard).optional(),
  p1: side.optional(),
  p2: side.optional(),
  turn: playerRefSchema.optional(),
  turnNumber: z.int().min(1).max(MAX_NUMBER).optional(),
  start: z.enum(START_NAMES).optional(),
  attack: z
    .string()
    .regex(/^\S+ -> \S+$/, 'write an attack as A1 -> center')
    .optional(),
  gate: listOf(onGate).optional(),
  waiting: listOf(waitingAbility).optional(),
  resolving: z.boolean().optional(),
  readings: readings.optional(),
});

export type ScenarioPosition = z.infer<typeof positionSchema>;
export type ScenarioSide = z.infer<typeof side>;
export type ScenarioEntry = z.infer<typeof entry>;
export type ScenarioItem = z.infer<typeof onGate>;
export type ScenarioWaiting = z.infer<typeof waitingAbility>;
export type OwnCard = z.infer<typeof ownCard>;
export type PlayerRef = z.infer<typeof playerRefSchema>;
export type StartName = (typeof START_NAMES)[number];

const whole = z.int();

const KEYWORDS = Object.keys(keywords) as (keyof typeof keywords)[];

const keyword = z.enum(KEYWORDS, {
  error: ({ input }) => `there is no keyword ${input}${suggestion(String(input), KEYWORDS)}`,
});

const expectedCard = z.strictObject({
  card: z.string().optional(),
  exhausted: z.boolean().optional(),
  faceUp: z.boolean().optional(),
  damage: whole.optional(),
  carries: whole.optional(),
  level: whole.optional(),
  atk: whole.optional(),
  hp: whole.optional(),
  stk: whole.optional(),
  souls: z.union([whole, z.string(), z.array(z.string())]).optional(),
  keywords: z.array(keyword).optional(),
  without: z.array(keyword).optional(),
});

const expectedCardError = (input: unknown): string => {
  const issue =
    typeof input === 'object' && input !== null ? expectedCard.safeParse(input).error?.issues[0] : undefined;
  return issue
    ? `${issue.path.join('.')}${issue.path.length > 0 ? ': ' : ''}${issueReason(issue)}`
    : 'write an id, a number of cards, { damage: 2, … } or a list';
};

const expectedEntry = z.union([z.string(), whole, expectedCard], {
  error: (issue) => expectedCardError(issue.input),
});
const zone = z.union([expectedEntry, z.array(expectedEntry)], {
  error: (issue) => expectedCardError(issue.input),
});

const expectedSide = z.strictObject({
  ruler: zone.optional(),
  ...forRows(zone.optional()),
  field: zone.optional(),
  hand: zone.optional(),
  deck: zone.optional(),
  drive: zone.optional(),
  damage: zone.optional(),
  soul: zone.optional(),
  graveyard: zone.optional(),
  resources: zone.optional(),
  removed: zone.optional(),
  counter: zone.optional(),
  summonCap: z.union([whole, z.literal('unlimited')]).optional(),
  summonCount: whole.optional(),
});

/** The keys of `expect` that are about a game of Gate Ruler. */
export const expectationSchema = z.strictObject({
  p1: expectedSide.optional(),
  p2: expectedSide.optional(),
  gate: z.union([whole, z.array(z.string())], { error: 'write a number or a list of names' }).optional(),
  turn: playerRefSchema.optional(),
  phase: z.enum(['preparation', 'start', 'main', 'attack', 'end']).optional(),
});

export type Expectation = z.infer<typeof expectationSchema>;
export type ExpectedSide = z.infer<typeof expectedSide>;
export type ExpectedCard = z.infer<typeof expectedCard>;
export type ExpectedEntry = z.infer<typeof expectedEntry>;
