import { unknownId } from '../../../core/errors.ts';

/** A point on which texts, rulings and programs disagree. */
export type ContestedPoint = `K-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10}`;

/** How each contested point is read. */
export interface Interpretations {
  /** K-1: does deathtouch lower the threshold of the check? */
  readonly deathtouchInCheck: 'counts' | 'ignored';
  /** K-2: is deathtouch beside other sources judged on the total, or source by source? */
  readonly mixedDeathtouch: 'joint' | 'perSource';
  /** K-3: how much deathtouch damage is lethal where no damage is lethal already? */
  readonly deathtouchAtZero: 'none' | 'one';
  /** K-4: in which order are several redirecting packets on one permanent divided? */
  readonly splitOrder: 'fixed' | 'chosen';
  /** K-5: does deathtouch damage of earlier in the turn lower the threshold of the check? */
  readonly earlierDeathtouch: 'irrelevant' | 'remembered';
  /** K-6: is damage equal to the loyalty an excess, of 0? */
  readonly loyaltyEquality: 'strict' | 'atLeast';
  /** K-7: does redirected damage count as excess dealt to the first permanent? */
  readonly redirectedExcess: 'leaves' | 'counts';
  /** K-8: what of the excess whose recipient can no longer be dealt damage? */
  readonly undeliverable: 'lost' | 'kept';
  /** K-9: are counters put instead of damage damage for the check? */
  readonly countersInstead: 'notDealt' | 'dealt';
  /** K-10: is a creature whose lethal damage is 0 destroyed without any damage marked? */
  readonly lethalWithoutMark: 'spared' | 'destroyed';
  /** 510.1c/order: must an attacker keep to the order of its blockers? */
  readonly blockerOrder: 'kept' | 'free';
}

export const recommended: Interpretations = {
  deathtouchInCheck: 'counts',
  mixedDeathtouch: 'joint',
  deathtouchAtZero: 'none',
  splitOrder: 'fixed',
  earlierDeathtouch: 'irrelevant',
  loyaltyEquality: 'strict',
  redirectedExcess: 'leaves',
  undeliverable: 'lost',
  countersInstead: 'notDealt',
  lethalWithoutMark: 'spared',
  blockerOrder: 'kept',
};

/** The other reading of each contested point. */
export const contested: Readonly<Record<ContestedPoint, Partial<Interpretations>>> = {
  'K-1': { deathtouchInCheck: 'ignored' },
  'K-2': { mixedDeathtouch: 'perSource' },
  'K-3': { deathtouchAtZero: 'one' },
  'K-4': { splitOrder: 'chosen' },
  'K-5': { earlierDeathtouch: 'remembered' },
  'K-6': { loyaltyEquality: 'atLeast' },
  'K-7': { redirectedExcess: 'counts' },
  'K-8': { undeliverable: 'kept' },
  'K-9': { countersInstead: 'dealt' },
  'K-10': { lethalWithoutMark: 'destroyed' },
};

/** The rules of 2023-11-17, every contested point read as recommended. */
export const DEFAULT_EDITION = '2023-11-17';

/** The rules from the day on which the order of blockers left them. */
const WITHOUT_ORDER = '2024-11-08';

/** The interpretations of every edition: the recommended ones, then each contested point read the other way. */
const profiles: ReadonlyMap<string, Interpretations> = new Map([
  [DEFAULT_EDITION, recommended],
  [WITHOUT_ORDER, { ...recommended, blockerOrder: 'free' }],
  ...Object.entries(contested).map(
    ([point, other]) => [`${DEFAULT_EDITION}+${point}`, { ...recommended, ...other }] as const,
  ),
]);

/** `2023-11-17+K-3` reads only point K-3 the other way. */
export type EditionId =
  | typeof DEFAULT_EDITION
  | typeof WITHOUT_ORDER
  | `${typeof DEFAULT_EDITION}+${ContestedPoint}`;

/** Every edition, the default first. */
export const editionIds = [...profiles.keys()] as readonly EditionId[];

/** The interpretations of an edition. Throws `UNKNOWN_EDITION`. */
export const interpretationsOf = (edition: string): Interpretations => {
  const interpretations = profiles.get(edition);
  if (interpretations !== undefined) return interpretations;
  throw unknownId('UNKNOWN_EDITION', edition, 'edition', edition, editionIds);
};
