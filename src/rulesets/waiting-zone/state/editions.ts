import { type Interpretations, recommended } from './interpretations.ts';

export const DEFAULT_EDITION = 'second-edition';

const others = {
  'reading.1/stops': { playCountered: 'stops' },
  'reading.2/turn-player': { counterAnsweredBy: 'turnPlayer' },
  'reading.3/all': { priorityOrders: 'all' },
  'reading.4/after-each': { causedChecks: 'afterEachCounter' },
  'reading.5/unchecked': { battleDeaths: 'unchecked' },
  'reading.6/until-pass': { sameCheck: 'untilPass' },
  'reading.7/refunded': { costsOfNegated: 'refunded' },
  'reading.8/from-field': { spellsResolve: 'fromField' },
  'reading.9/unchecked': { ownEntry: 'unchecked' },
  'reading.11/right-returned': { targetLeft: 'rightReturned' },
  'reading.11/hits-player': { targetLeft: 'hitsPlayer' },
  'reading.12/one': { playerRetaliation: 1 },
  'reading.13/copied': { reflected: 'copied' },
  'reading.13/onto-player': { reflected: 'ontoAttackingPlayer' },
  'reading.13/all-turned': { reflected: 'allDamageTurned' },
  'reading.14/void': { damageWithoutSource: 'void' },
  'reading.15/void': { abilityWithoutSource: 'void' },
  'reading.17/one-by-one': { battleDamage: 'oneByOne' },
  'reading.18/at-once': { effectDamage: 'atOnce' },
  // Nothing but a counter can bring a newcomer while the attack waits, unless timing abilities resolve before it goes on.
  'reading.19/counter': { newcomerBy: 'counter', timingDuringEvent: 'beforeGoingOn' },
  'reading.21/as-it-comes-about': { automaticsApply: 'asItComesAbout' },
  'reading.22/out-only': { namedAtDeparture: 'outOnly' },
  'reading.23/one-each': { joinedDepartures: 'oneEach' },
  'reading.24/must': { returnedRight: 'mustBeUsed' },
  'reading.26/until-end': { unitDamage: 'untilEndOfTurn' },
  'reading.27/own-timing': { besideCounters: 'ownTiming' },
  'reading.29/before': { timingDuringEvent: 'beforeGoingOn' },
} satisfies Readonly<Record<string, Partial<Interpretations>>>;

export type EditionId = typeof DEFAULT_EDITION | keyof typeof others;

/** Every edition by id: the readings we recommend, and one for each other reading, named after its clause. */
export const editionInterpretations: Readonly<Record<string, Interpretations>> = {
  [DEFAULT_EDITION]: recommended,
  ...Object.fromEntries(Object.entries(others).map(([id, other]) => [id, { ...recommended, ...other }])),
};

export const editionIds = Object.keys(editionInterpretations) as readonly EditionId[];
