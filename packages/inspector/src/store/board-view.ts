import { PLAYERS, type Player } from '../../../../src/core/decision.ts';
import type {
  BoardCard,
  PlayerMeter,
  BoardSide,
  BoardView,
  Viewer,
  BoardZone,
} from '../../../../src/core/adapters/board-view.ts';
import type { GameState } from '../../../../src/core/fact.ts';
import type { Ruleset } from '../../../../src/core/ruleset-2.ts';
import { truncate } from '../../../../src/core/data/escape.ts';

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
const partsOf = (value: object, path = ''): { readonly meters: PlayerMeter[]; readonly zones: BoardZone[] } => {
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

const emptySide = (player: Player): BoardSide => ({ player, meters: [], rows: [], piles: [] });

/**
 * The table of a ruleset that has no picture of its own: beside each player what that one may know, made of its view; a
 * player sees nothing but its own.
 */
export const renderBoardFromView =
  (ruleset: Ruleset) =>
  (game: GameState, viewer: Viewer): BoardView => {
    const [first, second] = PLAYERS.map((player): BoardSide => {
      if (viewer !== null && viewer !== player) return emptySide(player);
      const view = ruleset.view(game, player);
      const { meters, zones } = partsOf(typeof view === 'object' && view !== null ? view : { view });
      return { player, meters, rows: zones.map((zone) => [zone]), piles: [] };
    });
    return {
      heading: [game.edition],
      turn: undefined,
      sides: [first ?? emptySide(0), second ?? emptySide(1)],
      middle: { key: 'stack', items: [] },
      attack: undefined,
    };
  };
