import type { Copies, Draft } from '../../../kit/sides.ts';
import type { Game, Side, UnitState, Zones } from './game.ts';
import type { Instance, Zone } from './instance.ts';
import type { Turn } from './progress.ts';

/**
 * Copies that name every field: all games, turns, sides, zones and states of units are objects of one shape each, which
 * is what makes reading them fast. A spread would give as many shapes as there are ways to come to a value.
 */

/** A copy of the game, to be changed before anybody else sees it. */
export const copyOf = (game: Game): Draft<Game> => ({
  edition: game.edition,
  facts: game.facts,
  cards: game.cards,
  interpretations: game.interpretations,
  house: game.house,
  definitionOf: game.definitionOf,
  owner: game.owner,
  object: game.object,
  nextNumber: game.nextNumber,
  sides: game.sides,
  units: game.units,
  waiting: game.waiting,
  event: game.event,
  window: game.window,
  due: game.due,
  turn: game.turn,
  rng: game.rng,
  result: game.result,
});

export const turnWith = (turn: Turn, change: Partial<Turn>): Turn => ({
  number: change.number ?? turn.number,
  player: change.player ?? turn.player,
  phase: change.phase ?? turn.phase,
});

export const sideWith = (side: Side, change: Partial<Side>): Side => ({
  zones: change.zones ?? side.zones,
  life: change.life ?? side.life,
  energy: change.energy ?? side.energy,
  energyGrown: change.energyGrown ?? side.energyGrown,
  outOfCards: change.outOfCards ?? side.outOfCards,
});

export const unitWith = (unit: UnitState, change: Partial<UnitState>): UnitState => ({
  damage: change.damage ?? unit.damage,
  attackRight: change.attackRight ?? unit.attackRight,
  mustAttack: change.mustAttack ?? unit.mustAttack,
  evaded: change.evaded ?? unit.evaded,
});

export const zonesWith = (zones: Zones, zone: Zone, cards: readonly Instance[]): Zones => {
  const next: Draft<Zones> = {
    deck: zones.deck,
    hand: zones.hand,
    field: zones.field,
    discard: zones.discard,
    removed: zones.removed,
  };
  next[zone] = cards;
  return next;
};

export const copies: Copies<Game> = { copyOf, sideWith, turnWith, zonesWith };
