import type {
  BoardCard,
  BoardChanges,
  BoardMove,
  BoardSide,
  BoardView,
  BoardZone,
  GameState,
  PlayerMeter,
  Ruleset,
  Viewer,
} from 'gatechart/tools';
import { type Player, reversedChanges, truncate } from 'gatechart/tools';
import type { Trace } from '../trace/trace.ts';

/** Most characters of a value that is shown in one word. */
const MAX_WORD = 24;

const wordOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(wordOf).join(' ');
  return truncate(typeof value === 'object' ? JSON.stringify(value) : String(value), MAX_WORD);
};

const cardOf = (value: unknown, index: number): BoardCard => ({
  key: String(index),
  name: { en: wordOf(value), ja: wordOf(value) },
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

/** The zones of a picture, and where they are. */
export const zonesIn = ({ sides }: BoardView) =>
  sides.flatMap(({ player, rows, piles }) =>
    [...rows.flat(), ...piles].map((zone) => ({ spot: `${player} ${zone.key}`, zone })),
  );

export const NO_CHANGES: BoardChanges = { moves: [], links: [] };

/** What happened on the table from one moment of a trace to another, by the events in between; back in time, reversed. */
export const changesBetween = (
  { ruleset, moments }: Trace,
  from: number,
  to: number,
  viewer: Viewer,
): BoardChanges => {
  const [first, last] = from < to ? [from, to] : [to, from];
  const [before, after] = [moments[first]?.game, moments[last]?.game];
  if (before === undefined || after === undefined) return NO_CHANGES;
  const facts = moments.slice(first + 1, last + 1).flatMap((moment) => moment.facts);
  const changes = ruleset.boardChanges?.(before, after, facts, viewer) ?? NO_CHANGES;
  return from < to ? changes : reversedChanges(changes);
};

/** The cards that went onto piles, with their way: they are not seen lying there, such as one that was revealed. */
export const movesOntoPiles = (
  { sides }: BoardView,
  { moves }: BoardChanges,
): readonly { readonly card: BoardCard; readonly path: BoardMove['path'] }[] => {
  const piles = new Map(
    sides.flatMap(({ player, piles }) => piles.map(({ key, cards }) => [`${player} ${key}`, cards])),
  );
  return moves.flatMap(({ path, after }) => {
    const card = piles.get(path.at(-1) ?? '')?.find(({ key }) => key === after);
    return card === undefined ? [] : [{ card, path }];
  });
};
