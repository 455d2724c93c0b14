import { z } from 'zod';
import { MAX_NUMBER } from '../../../core/data/limits.ts';
import { ownCard } from '../card-schema/shorthand.ts';
import type { Interpretations } from '../state/interpretations.ts';

const points = z.int().min(0).max(MAX_NUMBER);

/** A player as scenario files write it. */
export const playerNameSchema = z.enum(['p1', 'p2']);

const cards = z.array(z.string()).max(MAX_NUMBER);

const onField = z.union(
  [
    z.string(),
    z.strictObject({
      card: z.string(),
      damage: points.optional(),
      /** attack.1, in a battle phase that goes on. */
      right: z.literal(true).optional(),
      /** house.15. */
      evaded: z.literal(true).optional(),
    }),
  ],
  { error: 'write a card as tide-guard, 3/4 or { card: 3/4, damage: 2, right: true, evaded: true }' },
);

const side = z.strictObject({
  hand: cards.optional(),
  field: z.array(onField).max(MAX_NUMBER).optional(),
  discard: cards.optional(),
  removed: cards.optional(),
  deck: cards.optional(),
  energy: points.optional(),
  /** What the energy had grown to as the player's last turn began (house.3). */
  energyGrown: points.optional(),
  life: z.int().min(-MAX_NUMBER).max(MAX_NUMBER).optional(),
});

const oneOf = <const Words extends readonly [string, ...string[]]>(...words: Words) =>
  z.enum(words).optional();

const readings = z.strictObject({
  playCountered: oneOf('goesOn', 'stops'),
  counterAnsweredBy: oneOf('nobody', 'turnPlayer'),
  priorityOrders: oneOf('own', 'all'),
  causedChecks: oneOf('afterAllCounters', 'afterEachCounter'),
  battleDeaths: oneOf('checked', 'unchecked'),
  sameCheck: oneOf('once', 'untilPass'),
  costsOfNegated: oneOf('kept', 'refunded'),
  spellsResolve: oneOf('fromWaitingZone', 'fromField'),
  ownEntry: oneOf('checked', 'unchecked'),
  targetLeft: oneOf('rightSpent', 'rightReturned', 'hitsPlayer'),
  playerRetaliation: points.optional(),
  reflected: oneOf('ontoAttacker', 'copied', 'ontoAttackingPlayer', 'allDamageTurned'),
  damageWithoutSource: oneOf('dealt', 'void'),
  abilityWithoutSource: oneOf('resolves', 'void'),
  battleDamage: oneOf('together', 'oneByOne'),
  effectDamage: oneOf('waits', 'atOnce'),
  newcomerBy: oneOf('anything', 'counter'),
  automaticsApply: oneOf('asDealt', 'asItComesAbout'),
  namedAtDeparture: oneOf('anything', 'outOnly'),
  joinedDepartures: oneOf('oneCheck', 'oneEach'),
  returnedRight: oneOf('mayBeUsed', 'mustBeUsed'),
  unitDamage: oneOf('stays', 'untilEndOfTurn'),
  besideCounters: oneOf('nothing', 'ownTiming'),
  timingDuringEvent: oneOf('atEnd', 'beforeGoingOn'),
} satisfies Record<keyof Interpretations, z.ZodType>);

/** The keys of a scenario file that describe a position of the waiting-zone game. */
export const positionSchema = z.strictObject({
  cards: z.record(z.string(), ownCard).optional(),
  p1: side.optional(),
  p2: side.optional(),
  turn: playerNameSchema.optional(),
  turnNumber: z.int().min(1).max(MAX_NUMBER).optional(),
  phase: z.enum(['main', 'battle', 'battle goes on']).optional(),
  readings: readings.optional(),
});

export type ScenarioPosition = z.infer<typeof positionSchema>;
export type ScenarioSide = z.infer<typeof side>;

const expectedPoints = z.int().min(0);
const expectedCards = z.union([expectedPoints, z.array(z.string())], {
  error: 'write a number of cards or a list of ids',
});

const expectedFieldCard = z.union(
  [
    z.string(),
    z.strictObject({ card: z.string(), damage: expectedPoints.optional(), right: z.boolean().optional() }),
  ],
  { error: 'write a card as tide-guard or { card: tide-guard, damage: 2, right: true }' },
);

const expectedSide = z.strictObject({
  hand: expectedCards.optional(),
  field: z.union([expectedPoints, z.array(expectedFieldCard)]).optional(),
  discard: expectedCards.optional(),
  removed: expectedCards.optional(),
  /** The top of the deck. */
  deck: expectedCards.optional(),
  energy: expectedPoints.optional(),
  life: z.int().optional(),
});

/** The keys of `expect` that are about the waiting-zone game. */
export const expectationSchema = z.strictObject({
  p1: expectedSide.optional(),
  p2: expectedSide.optional(),
  /** The waiting zone, oldest first. */
  waiting: z.array(z.string()).optional(),
  turn: playerNameSchema.optional(),
  phase: z.enum(['preparation', 'start', 'main', 'battle', 'end']).optional(),
  /** Every check made, with what waits as it is made. */
  checks: z.array(z.string()).optional(),
  /** Every effect that resolved, in order. */
  resolved: z.array(z.string()).optional(),
  /** All damage dealt, in order. */
  dealt: z.array(z.string()).optional(),
});

export type ExpectedSide = z.infer<typeof expectedSide>;
export type Expectation = z.infer<typeof expectationSchema>;
