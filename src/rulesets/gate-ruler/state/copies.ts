import type { Copies, Draft } from '../../../kit/sides.ts';
import type { Attack, Game, Side, Turn, WaitingAbility, Zones } from './game.ts';
import type { GateItem, NewItem, PlayedAbility, PlayedCard } from './gate-item.ts';
import type { CardState, Instance, Zone } from './instance.ts';

/**
 * Copies that name every field: all games, turns, sides, zones and card states are objects of one shape each, items of the
 * gate of one for each kind, which is what makes reading them fast. A spread would give as many shapes as there are ways to
 * come to a value.
 */

/** A copy of the game, to be changed before anybody else sees it. */
export const copyOf = (game: Game): Draft<Game> => ({
  edition: game.edition,
  facts: game.facts,
  interpretations: game.interpretations,
  cards: game.cards,
  definitionOf: game.definitionOf,
  owner: game.owner,
  object: game.object,
  nextNumber: game.nextNumber,
  sides: game.sides,
  states: game.states,
  gate: game.gate,
  turn: game.turn,
  attack: game.attack,
  soulOf: game.soulOf,
  lasting: game.lasting,
  delayed: game.delayed,
  waiting: game.waiting,
  takenBack: game.takenBack,
  rng: game.rng,
  result: game.result,
});

export const turnWith = (turn: Turn, change: Partial<Turn>): Turn => ({
  number: change.number ?? turn.number,
  player: change.player ?? turn.player,
  phase: change.phase ?? turn.phase,
  phaseNumber: change.phaseNumber ?? turn.phaseNumber,
  attacks: change.attacks ?? turn.attacks,
  endTriggered: change.endTriggered ?? turn.endTriggered,
});

export const attackWithNotes = (attack: Attack, notes: Attack['notes']): Attack => ({
  attacker: attack.attacker,
  line: attack.line,
  target: attack.target,
  notes,
});

export const sideWith = (side: Side, change: Partial<Side>): Side => ({
  zones: change.zones ?? side.zones,
  summonCap: change.summonCap === undefined ? side.summonCap : change.summonCap,
  summonCount: change.summonCount ?? side.summonCount,
});

export const stateWith = (state: CardState, change: Partial<CardState>): CardState => ({
  exhausted: change.exhausted ?? state.exhausted,
  faceUp: change.faceUp ?? state.faceUp,
  damage: change.damage ?? state.damage,
  damageLog: change.damageLog ?? state.damageLog,
  rulerDamage: change.rulerDamage ?? state.rulerDamage,
  used: change.used ?? state.used,
});

const copyOfZones = (zones: Zones): Draft<Zones> => ({
  deck: zones.deck,
  hand: zones.hand,
  ruler: zones.ruler,
  attack1: zones.attack1,
  attack2: zones.attack2,
  attack3: zones.attack3,
  attack4: zones.attack4,
  attack5: zones.attack5,
  defense1: zones.defense1,
  defense2: zones.defense2,
  defense3: zones.defense3,
  defense4: zones.defense4,
  defense5: zones.defense5,
  set1: zones.set1,
  set2: zones.set2,
  set3: zones.set3,
  set4: zones.set4,
  set5: zones.set5,
  field: zones.field,
  drive: zones.drive,
  damage: zones.damage,
  soul: zones.soul,
  graveyard: zones.graveyard,
  resource: zones.resource,
  removed: zones.removed,
  counter: zones.counter,
});

export const zonesWith = (zones: Zones, zone: Zone, cards: readonly Instance[]): Zones => {
  const next = copyOfZones(zones);
  next[zone] = cards;
  return next;
};

/** Zones with the cards that lie in them; those that every player has are among the names. */
export const zonesWithCards = (
  names: readonly Zone[],
  cardsIn: (zone: Zone) => readonly Instance[],
): Zones => {
  const zones = copyOfZones({} as Zones);
  for (const zone of names) zones[zone] = cardsIn(zone);
  return zones;
};

/** With every field named, also those that may be absent. */
type Complete<T> = { [Key in keyof Required<T>]: T[Key] };

const playedCard = (item: Omit<PlayedCard, 'number'>, number: number): Complete<PlayedCard> => ({
  kind: 'card',
  controller: item.controller,
  card: item.card,
  from: item.from,
  counter: item.counter,
  choices: item.choices,
  zones: item.zones,
  afterwards: item.afterwards,
  cause: item.cause,
  barred: item.barred,
  number,
  entering: item.entering,
  mode: item.mode,
  parts: item.parts,
  picking: item.picking,
  deckOrder: item.deckOrder,
  items: item.items,
  treated: item.treated,
  isAnythingLost: item.isAnythingLost,
  guarded: item.guarded,
  enhanced: item.enhanced,
  material: item.material,
  line: item.line,
  consent: item.consent,
});

const playedAbility = (item: Omit<PlayedAbility, 'number'>, number: number): Complete<PlayedAbility> => ({
  kind: 'ability',
  controller: item.controller,
  source: item.source,
  effect: item.effect,
  counter: item.counter,
  choices: item.choices,
  zones: item.zones,
  cause: item.cause,
  barred: item.barred,
  number,
  became: item.became,
  mode: item.mode,
  parts: item.parts,
  picking: item.picking,
  deckOrder: item.deckOrder,
  items: item.items,
  treated: item.treated,
  isAnythingLost: item.isAnythingLost,
  guarded: item.guarded,
  enhanced: item.enhanced,
  material: item.material,
  line: item.line,
  consent: item.consent,
});

/** What waits to be played, under that number. */
export const numberedWaiting = (
  waiting: Omit<WaitingAbility, 'number'>,
  number: number,
): Complete<WaitingAbility> => ({
  controller: waiting.controller,
  source: waiting.source,
  choices: waiting.choices,
  isSetCard: waiting.isSetCard,
  effect: waiting.effect,
  cause: waiting.cause,
  decidedBy: waiting.decidedBy,
  number,
});

/** An item of the gate under that number. */
export const numberedItem = (item: NewItem, number: number): Complete<GateItem> => {
  switch (item.kind) {
    case 'card':
      return playedCard(item, number);
    case 'ability':
      return playedAbility(item, number);
    case 'damage': {
      const { kind, controller, source, pairs, combat, cannotCounter, effectOf } = item;
      return { kind, controller, source, pairs, combat, cannotCounter, effectOf, number };
    }
    case 'rulerDamage': {
      const { kind, controller, cannotCounter } = item;
      return { kind, controller, cannotCounter, number };
    }
    case 'destroy': {
      const { kind, controller, card, byRule, effectOf, combat } = item;
      return { kind, controller, card, byRule, effectOf, combat, number };
    }
    case 'drive': {
      const { kind, controller, cards, overdrives } = item;
      return { kind, controller, cards, overdrives, number };
    }
    default:
      return item satisfies never;
  }
};

export const copies: Copies<Game> = { copyOf, sideWith, turnWith, zonesWith };
