import type { Zone } from '../values/game.ts';
import type { ZoneKind } from '../values/language.ts';

const KINDS = new Map<Zone, ZoneKind>();

/** The kind of a zone: attack, defense and set zones without their number. */
export const kindOf = (zone: Zone): ZoneKind => {
  let kind = KINDS.get(zone);
  if (kind === undefined) {
    kind = zone.replace(/\d+$/, '') as ZoneKind;
    KINDS.set(zone, kind);
  }
  return kind;
};

const IN_PLAY: ReadonlySet<ZoneKind> = new Set(['ruler', 'attack', 'defense', 'set', 'field']);

/** 3-6b: ruler, attack, defense, set and field zones are in play. */
export const isKindInPlay = (kind: ZoneKind): boolean => IN_PLAY.has(kind);

export const isInPlay = (zone: Zone): boolean => isKindInPlay(kindOf(zone));

export const isAttackZone = (zone: Zone): boolean => kindOf(zone) === 'attack';
export const isDefenseZone = (zone: Zone): boolean => kindOf(zone) === 'defense';
export const isSetZone = (zone: Zone): boolean => kindOf(zone) === 'set';

/** 3-6d: the front row. */
export const isFrontRow = (zone: Zone): boolean => isAttackZone(zone) || isDefenseZone(zone);
