import { PLAYERS, type Player } from '../../../core/decision.ts';
import { flatMapFast, memoizeLast2 } from '../../../core/hot-path.ts';
import { keywordsWith } from '../keywords/lookup.ts';
import type { ClauseId } from '../rulebook/clauses.ts';
import type { PrintedCard, RulerRules, ZoneKind } from '../state/card.ts';
import type { Game, Zones } from '../state/game.ts';
import type { Instance, Place, Zone } from '../state/instance.ts';
import { cardDefinition, rulerOf, rulerRules, stateOf } from './cards.ts';

const NO_CARDS: readonly Instance[] = [];

/** The cards in a zone, the top first where order is kept; none where the zone is missing (3-2f). */
export const cardsIn = (game: Game, player: Player, zone: Zone): readonly Instance[] =>
  game.sides[player].zones[zone] ?? NO_CARDS;

/** The zones that the player has. */
export const zonesOfPlayer = (game: Game, player: Player): readonly Zone[] => {
  const { zones } = game.sides[player];
  return (Object.keys(zones) as Zone[]).filter((zone) => zones[zone] !== undefined);
};

/** 3-2f: whether the player has that zone. */
export const hasZone = (game: Game, place: Place): boolean =>
  game.sides[place.player].zones[place.zone] !== undefined;

export type RowKind = 'attack' | 'defense' | 'set';

/** Most zones of a kind that a ruler may give. */
const MAX_ZONES_OF_KIND = 5;

const numbered = (kind: RowKind): readonly (readonly Zone[])[] =>
  Array.from({ length: MAX_ZONES_OF_KIND + 1 }, (_, count) =>
    Array.from({ length: count }, (_each, index) => `${kind}${index + 1}` as Zone),
  );

const ROWS: Readonly<Record<RowKind, readonly (readonly Zone[])[]>> = {
  attack: numbered('attack'),
  defense: numbered('defense'),
  set: numbered('set'),
};

const rowOf = (kind: RowKind, count: number): readonly Zone[] => ROWS[kind][count] as readonly Zone[];

/** The zones a ruler gives its player (3-7 to 3-10, 3-16); one ruler zone and one field zone always (3-7a-1, 3-11a-1). */
export const zonesOfRuler = (counts: {
  readonly attackZones: number;
  readonly defenseZones: number;
  readonly setZones: number;
}): readonly Zone[] => [
  'deck',
  'hand',
  'ruler',
  ...rowOf('attack', counts.attackZones),
  ...rowOf('defense', counts.defenseZones),
  ...rowOf('set', counts.setZones),
  'field',
  'drive',
  'damage',
  'soul',
  'graveyard',
  'resource',
  'removed',
  'counter',
];

/** The zones of a ruler that gives as many of each kind as there can be. */
const ALL_ZONES = zonesOfRuler({
  attackZones: MAX_ZONES_OF_KIND,
  defenseZones: MAX_ZONES_OF_KIND,
  setZones: MAX_ZONES_OF_KIND,
});

const countOf = ({ attackZones, defenseZones, setZones }: RulerRules, kind: RowKind): number => {
  if (kind === 'attack') return attackZones;
  return kind === 'defense' ? defenseZones : setZones;
};

/** The player's zones of a kind, by number: as many as the ruler gives (3-8a-1, 3-9a-1, 3-10a-1). */
export const zonesOfKind = (game: Game, player: Player, kind: RowKind): readonly Zone[] => {
  const ruler = rulerOf(game, player);
  return rowOf(kind, countOf(rulerRules(cardDefinition(game, ruler)), kind));
};

/** The clause by which the ruler sets how many zones of a kind there are; where it leaves none, that it may (3-2f). */
const ZONE_COUNT_CLAUSES: Readonly<Record<RowKind, ClauseId>> = {
  attack: '3-8a-1',
  defense: '3-9a-1',
  set: '3-10a-1',
};

/** The clause by which the player has no more zones of that kind. */
export const zoneCountClause = (game: Game, player: Player, kind: RowKind): ClauseId =>
  zonesOfKind(game, player, kind).length === 0 ? '3-2f' : ZONE_COUNT_CLAUSES[kind];

/** The player's zones of a kind, the numbered ones in order. */
export const zonesOf = (game: Game, player: Player, kind: ZoneKind): readonly Zone[] =>
  kind === 'attack' || kind === 'defense' || kind === 'set' ? zonesOfKind(game, player, kind) : SINGLE[kind];

const SINGLE: Readonly<Record<Exclude<ZoneKind, RowKind>, readonly Zone[]>> = {
  deck: ['deck'],
  hand: ['hand'],
  ruler: ['ruler'],
  field: ['field'],
  drive: ['drive'],
  damage: ['damage'],
  soul: ['soul'],
  graveyard: ['graveyard'],
  resource: ['resource'],
  removed: ['removed'],
  counter: ['counter'],
};

const SETTABLE = keywordsWith('settable');

/** 3-10c: only settable cards may be set: events (15-4a), and units with Standby or Forced Standby (16-18, 16-19). */
export const isSettable = ({ type, keywords }: PrintedCard): boolean =>
  type === 'event' || SETTABLE.some(({ id }) => keywords?.includes(id));

/**
 * 3-2h: the clause by which a zone may not hold a card of that kind. The document limits five kinds of zone; that rulers
 * stay in theirs (3-7c-1) and that resource zones hold resources (3-16a-1) is inferred. No zone has a capacity (3-5c).
 */
export const zoneLimit = (zone: Zone, definition: PrintedCard): ClauseId | undefined => {
  const { type } = definition;
  if (zone === 'ruler') return type === 'ruler' ? undefined : '3-7c';
  if (isAttackZone(zone)) return type === 'unit' ? undefined : '3-8c';
  if (isDefenseZone(zone)) return type === 'unit' ? undefined : '3-9c';
  if (isSetZone(zone)) return isSettable(definition) ? undefined : '3-10c';
  if (zone === 'field') return type === 'field' ? undefined : '3-11c';
  if (type === 'ruler') return '3-7c-1';
  return zone === 'resource' && type !== 'resource' ? '3-16a-1' : undefined;
};

/** 3-2h: whether a card of that kind may be in the zone at all. */
export const canHold = (zone: Zone, definition: PrintedCard): boolean =>
  zoneLimit(zone, definition) === undefined;

/** Where cards are ready or exhausted, each by its own clause; in play not all zones are among them (3-6b-1). */
const ORIENTATION_CLAUSES: Readonly<Partial<Record<ZoneKind, ClauseId>>> = {
  ruler: '3-7b',
  attack: '3-8b',
  defense: '3-9b',
  resource: '3-16b',
};

/** The clause by which a card there is ready or exhausted; none where it is neither (3-3a). */
export const orientationClause = (zone: Zone): ClauseId | undefined => ORIENTATION_CLAUSES[kindOf(zone)];

/** Where each card of a player's zones lies, by card. */
const placesIn = (player: Player) => {
  const places = Object.fromEntries(ALL_ZONES.map((zone) => [zone, { player, zone }]));
  return memoizeLast2(
    (zones: Zones) => zones,
    (zones): readonly (Place | undefined)[] => {
      const placeOf: Place[] = [];
      for (const zone in zones) {
        const cards = zones[zone as Zone] ?? NO_CARDS;
        if (cards.length === 0) continue;
        const place = places[zone] as Place;
        for (const card of cards) placeOf[card] = place;
      }
      return placeOf;
    },
  );
};

const PLACES_BY_PLAYER = [placesIn(0), placesIn(1)] as const;

/** Where a card lies; a card on the gate is in no player's zone. */
export const locationOf = (game: Game, card: Instance): Place | 'gate' =>
  PLACES_BY_PLAYER[0](game.sides[0].zones)[card] ?? PLACES_BY_PLAYER[1](game.sides[1].zones)[card] ?? 'gate';

/** Whether a card is ready or exhausted where it lies (3-3a); elsewhere it can become neither. */
export const hasOrientation = (game: Game, card: Instance): boolean => {
  const place = locationOf(game, card);
  return place !== 'gate' && orientationClause(place.zone) !== undefined;
};

/** Who controls a card: the player whose zone it lies in (4); on the gate its owner. */
export const controllerOf = (game: Game, card: Instance): Player => {
  const place = locationOf(game, card);
  return place === 'gate' ? (game.owner[card] as Player) : place.player;
};

/**
 * Whether a player may know a card that lies there; the zone decides, not how the card lies (3-2b-2, 3-3b-3). Hidden:
 * the deck from all (3-4b), the hand, set cards and driven cards from the opponent (3-5b, 3-10b). Open to all: ruler
 * (3-7b), attack (3-8b), defense (3-9b), field (3-11b), damage (3-13b), soul (3-14b), graveyard (3-15b), resource
 * (3-16b), removed (3-17b) and counter zone (3-19b), and the gate (3-18b).
 */
export const isVisibleTo = (place: Place | 'gate', faceUp: boolean, viewer: Player): boolean => {
  if (place === 'gate') return true;
  if (place.zone === 'deck') return false;
  if (place.zone === 'hand' || isSetZone(place.zone) || place.zone === 'drive') {
    return place.player === viewer || (faceUp && place.zone !== 'hand');
  }
  return true;
};

/** The players who may know a card where it lies now. */
export const viewersOf = (game: Game, card: Instance): readonly Player[] => {
  const place = locationOf(game, card);
  return PLAYERS.filter((viewer) => isVisibleTo(place, stateOf(game, card).faceUp, viewer));
};

/** The cards linked to that one as its souls (3-14c-1), as they lie in the soul zones (3-14c); their order means nothing (3-14b). */
export const soulsOf = (game: Game, host: Instance): readonly Instance[] =>
  flatMapFast(game.sides, ({ zones }) => zones.soul.filter((soul) => game.soulOf[soul] === host));

/** 3-2e: a move that names no player goes to the owner's zone. */
export const ownersPlace = (game: Game, card: Instance, zone: Zone): Place => ({
  player: game.owner[card] as Player,
  zone,
});

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

/** Whether a zone is one of a row: `attack1`. */
export const isNumbered = (zone: Zone): boolean => kindOf(zone) !== zone;

export const isInPlay = (zone: Zone): boolean => isKindInPlay(kindOf(zone));

export const isAttackZone = (zone: Zone): boolean => kindOf(zone) === 'attack';

export const isDefenseZone = (zone: Zone): boolean => kindOf(zone) === 'defense';

export const isSetZone = (zone: Zone): boolean => kindOf(zone) === 'set';

/** 3-6d: the front row. */
export const isFrontRow = (zone: Zone): boolean => isAttackZone(zone) || isDefenseZone(zone);
