/**
 * What the source leaves open, one switch each, named after what it decides; the clause `reading.N` tells the reading
 * we recommend. Readings 10, 16, 20 and 30 have no other answer; 22 is a property of the counter and has one here for
 * IN; 25 falls together with 9 because the house field has no areas; 28 follows from 3.
 */
export interface Interpretations {
  /** reading.1: an activated counter that does not negate the play. */
  readonly playCountered: 'goesOn' | 'stops';
  /** reading.2: who may answer a counter. */
  readonly counterAnsweredBy: 'nobody' | 'turnPlayer';
  /** reading.3, reading.28: whose timing abilities the player with priority orders. */
  readonly priorityOrders: 'own' | 'all';
  /** reading.4: when the checks that counters bring about are made. */
  readonly causedChecks: 'afterAllCounters' | 'afterEachCounter';
  /** reading.5: whether units that fall in battle are checked as leaving. */
  readonly battleDeaths: 'checked' | 'unchecked';
  /** reading.6: how often one check is made. */
  readonly sameCheck: 'once' | 'untilPass';
  /** reading.7: the costs of a negated play. */
  readonly costsOfNegated: 'kept' | 'refunded';
  /** reading.8: where a card that does not stay resolves from. */
  readonly spellsResolve: 'fromWaitingZone' | 'fromField';
  /** reading.9: whether the non-turn player is asked about cards entering on their own side. */
  readonly ownEntry: 'checked' | 'unchecked';
  /** reading.11: an attack whose target has left. */
  readonly targetLeft: 'rightSpent' | 'rightReturned' | 'hitsPlayer';
  /** reading.12: damage that a player who is attacked deals in return. */
  readonly playerRetaliation: number;
  /** reading.13: what reflecting does. */
  readonly reflected: 'ontoAttacker' | 'copied' | 'ontoAttackingPlayer' | 'allDamageTurned';
  /** reading.14: waiting damage whose source has left. */
  readonly damageWithoutSource: 'dealt' | 'void';
  /** reading.15: a waiting cost ability whose source has left. */
  readonly abilityWithoutSource: 'resolves' | 'void';
  /** reading.17: how the two damages of an attack are dealt. */
  readonly battleDamage: 'together' | 'oneByOne';
  /** reading.18: whether damage of effects waits. */
  readonly effectDamage: 'waits' | 'atOnce';
  /** reading.19: what may bring a newcomer that voids the attack. */
  readonly newcomerBy: 'anything' | 'counter';
  /** reading.21: when evading and reducing apply. */
  readonly automaticsApply: 'asDealt' | 'asItComesAbout';
  /** reading.22: which timing abilities may be named at a check of leaving. */
  readonly namedAtDeparture: 'anything' | 'outOnly';
  /** reading.23: cards that leave together. */
  readonly joinedDepartures: 'oneCheck' | 'oneEach';
  /** reading.24: whether a right given back must be used. */
  readonly returnedRight: 'mayBeUsed' | 'mustBeUsed';
  /** reading.26: how long damage stays on a unit. */
  readonly unitDamage: 'stays' | 'untilEndOfTurn';
  /** reading.27: whether own timing abilities may resolve while a counter waits. */
  readonly besideCounters: 'nothing' | 'ownTiming';
  /** reading.29: when timing abilities resolve that begin to wait in the middle of an event. */
  readonly timingDuringEvent: 'atEnd' | 'beforeGoingOn';
}

export const recommended: Interpretations = {
  playCountered: 'goesOn',
  counterAnsweredBy: 'nobody',
  priorityOrders: 'own',
  causedChecks: 'afterAllCounters',
  battleDeaths: 'checked',
  sameCheck: 'once',
  costsOfNegated: 'kept',
  spellsResolve: 'fromWaitingZone',
  ownEntry: 'checked',
  targetLeft: 'rightSpent',
  playerRetaliation: 0,
  reflected: 'ontoAttacker',
  damageWithoutSource: 'dealt',
  abilityWithoutSource: 'resolves',
  battleDamage: 'together',
  effectDamage: 'waits',
  newcomerBy: 'anything',
  automaticsApply: 'asDealt',
  namedAtDeparture: 'anything',
  joinedDepartures: 'oneCheck',
  returnedRight: 'mayBeUsed',
  unitDamage: 'stays',
  besideCounters: 'nothing',
  timingDuringEvent: 'atEnd',
};

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
