import type { Player } from '../../../src/core/decision.ts';
import { rngStream } from '../../../src/core/random.ts';
import { ZONES } from '../../../src/rulesets/waiting-zone/queries/zones.ts';
import type { CardDefinition } from '../../../src/rulesets/waiting-zone/state/card.ts';
import {
  type Game,
  houseRules,
  type Side,
  type UnitState,
} from '../../../src/rulesets/waiting-zone/state/game.ts';
import type { Instance, Zone } from '../../../src/rulesets/waiting-zone/state/instance.ts';
import {
  DEFAULT_EDITION,
  type Interpretations,
  recommended,
} from '../../../src/rulesets/waiting-zone/state/interpretations.ts';
import { fixtures } from './fixtures.ts';

/** A card on a field: its id, or with the damage it carries. */
export type OnField = string | { readonly id: string; readonly damage: number };

/** One player's cards, by id. Decks are three blank cards where nothing is said. */
export interface Seat {
  readonly hand?: readonly string[];
  readonly field?: readonly OnField[];
  readonly discard?: readonly string[];
  readonly deck?: readonly string[];
  readonly energy?: number;
  readonly life?: number;
}

/** A picture of the table as the turn player may begin an event. The turn player, T, is player 0. */
export interface Picture {
  readonly phase: 'main' | 'battle';
  readonly T?: Seat;
  readonly N?: Seat;
  /** Cards beside the fixtures. */
  readonly cards?: readonly CardDefinition[];
}

interface Placed {
  readonly id: string;
  readonly player: Player;
  readonly zone: Zone;
  readonly damage: number;
}

const idOf = (entry: OnField): string => (typeof entry === 'string' ? entry : entry.id);

const placedFor = (player: Player, seat: Seat): readonly Placed[] => {
  const lists: Readonly<Record<Zone, readonly OnField[]>> = {
    deck: seat.deck ?? ['filler', 'filler', 'filler'],
    hand: player === 0 ? [...(seat.hand ?? []), 'filler'] : (seat.hand ?? []),
    field: seat.field ?? [],
    discard: seat.discard ?? [],
    removed: [],
  };
  return ZONES.flatMap((zone) =>
    lists[zone].map((entry) => ({
      id: idOf(entry),
      player,
      zone,
      damage: typeof entry === 'string' ? 0 : entry.damage,
    })),
  );
};

const sideOf = (placed: readonly Placed[], player: Player, seat: Seat): Side => {
  const inZone = (zone: Zone): readonly Instance[] =>
    placed.flatMap((each, card) => (each.player === player && each.zone === zone ? [card] : []));
  const energy = seat.energy ?? 5;
  return {
    zones: {
      deck: inZone('deck'),
      hand: inZone('hand'),
      field: inZone('field'),
      discard: inZone('discard'),
      removed: inZone('removed'),
    },
    life: seat.life ?? 20,
    energy,
    energyGrown: energy,
    outOfCards: false,
  };
};

/**
 * The game of a picture. T always holds a blank unit without cost, so that there is something to begin; it is left
 * out of what scenarios expect.
 */
export const gameOf = (
  { phase, T = {}, N = {}, cards = [] }: Picture,
  readings: Partial<Interpretations>,
): Game => {
  const placed = [...placedFor(0, T), ...placedFor(1, N)];
  const definitions = new Map([...fixtures, ...cards].map((card) => [card.id, card]));
  const used = [...new Set(placed.map(({ id }) => id))].sort();
  const state = ({ player, damage }: Placed): UnitState => ({
    damage,
    attackRight: phase === 'battle' && player === 0,
    mustAttack: false,
    evaded: false,
  });
  return {
    edition: DEFAULT_EDITION,
    facts: [],
    cards: Object.fromEntries(used.map((id) => [id, definitions.get(id) as CardDefinition])),
    interpretations: { ...recommended, ...readings },
    house: houseRules,
    definitionOf: placed.map(({ id }) => id),
    owner: placed.map(({ player }) => player),
    object: placed.map((_, card) => card),
    nextNumber: placed.length,
    sides: [sideOf(placed, 0, T), sideOf(placed, 1, N)],
    units: Object.fromEntries(
      placed.flatMap((each, card) =>
        each.zone === 'field' && definitions.get(each.id)?.type === 'unit' ? [[card, state(each)]] : [],
      ),
    ),
    waiting: [],
    event: null,
    window: null,
    due: [],
    turn: { number: 2, player: 0, phase },
    rng: rngStream(1, 0, 'game'),
    result: undefined,
  };
};
