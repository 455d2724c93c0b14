import type {
  BoardCard,
  BoardSide,
  BoardView,
  BoardZone,
  GameState,
  PlayerMeter,
  Ruleset,
  Viewer,
} from 'gatechart/tools';
import { type Player, truncate } from 'gatechart/tools';

/** Most characters of a value that is shown in one word. */
const MAX_WORD = 24;

const wordOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(wordOf).join(' ');
  return truncate(typeof value === 'object' ? JSON.stringify(value) : String(value), MAX_WORD);
};

const cardOf = (value: unknown, index: number): BoardCard => ({
  key: String(index),
  name: { en: wordOf(value), ja: wordOf(value) },
  stats: '',
  level: undefined,
  exhausted: false,
  faceDown: false,
  damage: 0,
  souls: 0,
});

const zoneOf = (key: string, values: readonly unknown[]): BoardZone => ({
  key,
  look: 'fan',
  count: values.length,
  cards: values.map(cardOf),
});

/** Facts are told elsewhere. */
const HIDDEN_KEYS: readonly string[] = ['facts', 'edition'];

/** What a view says: words and numbers as meters, lists as zones. What lies deeper is named by its path. */
const partsOf = (
  value: object,
  path = '',
): { readonly meters: PlayerMeter[]; readonly zones: BoardZone[] } => {
  const meters: PlayerMeter[] = [];
  const zones: BoardZone[] = [];
  for (const [name, part] of Object.entries(value)) {
    const key = `${path}${name}`;
    if (part === undefined || part === null || HIDDEN_KEYS.includes(key)) continue;
    if (Array.isArray(part)) zones.push(zoneOf(key, part));
    else if (typeof part !== 'object') meters.push({ key, value: wordOf(part) });
    else {
      const inner = partsOf(part, `${key}.`);
      meters.push(...inner.meters);
      zones.push(...inner.zones);
    }
  }
  return { meters, zones };
};

const sideFromView = (ruleset: Ruleset, game: GameState, player: Player, viewer: Viewer): BoardSide => {
  if (viewer !== null && viewer !== player) return { player, meters: [], rows: [], piles: [] };
  const view = ruleset.view(game, player);
  const { meters, zones } = partsOf(typeof view === 'object' && view !== null ? view : { view });
  return { player, meters, rows: zones.map((zone) => [zone]), piles: [] };
};

/**
 * The table as a viewer may know it. Of a ruleset that has no picture of its own it shows beside each player what that one
 * may know, made of its view; a player sees nothing but its own.
 */
export const renderBoard = (ruleset: Ruleset, game: GameState, viewer: Viewer): BoardView =>
  ruleset.renderBoard?.(game, viewer) ?? {
    heading: [game.edition],
    turn: undefined,
    sides: [sideFromView(ruleset, game, 0, viewer), sideFromView(ruleset, game, 1, viewer)],
    middle: { key: 'stack', items: [] },
    attack: undefined,
  };

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sharedArray = (before: readonly unknown[], after: readonly unknown[]): readonly unknown[] => {
  const parts = after.map((part, place) => shareStructure(before[place], part));
  return parts.length === before.length && parts.every((part, place) => part === before[place])
    ? before
    : parts;
};

const sharedObject = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => {
  const keys = Object.keys(after);
  const parts = Object.fromEntries(keys.map((key) => [key, shareStructure(before[key], after[key])]));
  const isSame =
    keys.length === Object.keys(before).length &&
    keys.every((key) => key in before && parts[key] === before[key]);
  return isSame ? before : parts;
};

/** A value that says the same as `after`, made of the parts of `before` that are equal: so it is seen at once what changed. Both are data. */
export const shareStructure = <T>(before: T, after: T): T => {
  if (before === after) return before;
  if (Array.isArray(before) && Array.isArray(after)) return sharedArray(before, after) as T;
  return isPlain(before) && isPlain(after) ? (sharedObject(before, after) as T) : after;
};

/** Where a card lies: a zone as `0 hand`, or something between the players as `item 12`. */
export type Spot = string;

/** A card that lies elsewhere than before. */
export interface CardMove {
  /** As it lies in the picture after, and where. */
  readonly card: BoardCard;
  readonly to: Spot;
  readonly from: Spot;
  /** Its key in the picture before; nothing where it lay among cards that were not told apart. */
  readonly previousKey: string | undefined;
}

interface CardSpot {
  readonly spot: Spot;
  readonly card: BoardCard;
}

/** The zones of a picture, and where they are. */
export const zonesIn = ({ sides }: BoardView) =>
  sides.flatMap(({ player, rows, piles }) =>
    [...rows.flat(), ...piles].map((zone) => ({ spot: `${player} ${zone.key}`, zone })),
  );

/** The cards that a picture names, where they lie: those of items only where they lie in no zone. */
const cardSpots = (picture: BoardView): ReadonlyMap<string, CardSpot> => {
  const lying = new Map<string, CardSpot>();
  const put = (spot: Spot, card: BoardCard): void => {
    if (card.name !== undefined && !lying.has(card.key)) lying.set(card.key, { spot, card });
  };
  for (const { spot, zone } of zonesIn(picture)) for (const card of zone.cards) put(spot, card);
  for (const { key, card } of picture.middle.items) if (card !== undefined) put(`item ${key}`, card);
  return lying;
};

/** The zones with fewer cards than before than the named ones that left them explain. */
const shrunkenZones = (
  before: BoardView,
  after: BoardView,
  left: readonly CardSpot[],
): ReadonlyMap<Spot, number> => {
  const counts = new Map(zonesIn(after).map(({ spot, zone }) => [spot, zone.count]));
  return new Map(
    zonesIn(before).flatMap(({ spot, zone }) => {
      const named = left.filter((each) => each.spot === spot).length;
      const less = zone.count - (counts.get(spot) ?? 0) - named;
      return less > 0 ? [[spot, less]] : [];
    }),
  );
};

const sideOf = (spot: Spot): string => spot.split(' ')[0] ?? '';

/** Prefers what is of the side that the card goes to. */
const ofSide = <T>(candidates: readonly T[], spotOf: (each: T) => Spot, to: Spot): T | undefined =>
  candidates.find((each) => sideOf(spotOf(each)) === sideOf(to)) ?? candidates[0];

/**
 * The cards that moved from one picture of a table to another, as far as the pictures say. A card that became another one
 * on the way is told by its name; one that nobody saw before comes from where there are fewer cards now.
 */
export const movesBetween = (before: BoardView, after: BoardView): readonly CardMove[] => {
  const [lay, lies] = [cardSpots(before), cardSpots(after)];
  const gone = [...lay.values()].filter(({ card }) => !lies.has(card.key));
  const less = new Map(
    shrunkenZones(before, after, [
      ...gone,
      ...[...lay.values()].filter(({ spot, card }) => {
        const now = lies.get(card.key);
        return now !== undefined && now.spot !== spot;
      }),
    ]),
  );
  const moves: CardMove[] = [];
  for (const [key, { spot: to, card }] of lies) {
    const same = lay.get(key);
    if (same !== undefined) {
      if (same.spot !== to) moves.push({ card, to, from: same.spot, previousKey: key });
      continue;
    }
    const named = gone.filter((each) => each.card.name?.en === card.name?.en);
    const was = ofSide(named, ({ spot }) => spot, to);
    if (was !== undefined) {
      gone.splice(gone.indexOf(was), 1);
      moves.push({ card, to, from: was.spot, previousKey: was.card.key });
      continue;
    }
    const from = ofSide([...less.keys()], (spot) => spot, to);
    if (from === undefined) continue;
    moves.push({ card, to, from, previousKey: undefined });
    const left = (less.get(from) ?? 0) - 1;
    if (left > 0) less.set(from, left);
    else less.delete(from);
  }
  return moves;
};

/** The cards that went onto piles, where they are not seen lying: such as one that was revealed on the way. */
export const movesOntoPiles = (before: BoardView, after: BoardView): readonly CardMove[] => {
  const piles = new Set(
    after.sides.flatMap(({ player, piles }) => piles.map(({ key }) => `${player} ${key}`)),
  );
  return movesBetween(before, after).filter(({ to }) => piles.has(to));
};
