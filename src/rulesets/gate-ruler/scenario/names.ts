import { type Path, ScenarioFault } from '../../../core/adapters/scenario.ts';
import type { Player } from '../../../core/decision.ts';
import type { GameEvent } from '../../../core/game-state.ts';
import { lineKey, zoneKey } from '../queries/place-names.ts';
import { cardsIn } from '../queries/zones.ts';
import type { GateRulerEvent, Whereabouts } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { GateItem } from '../state/gate-item.ts';
import type { Instance, Zone } from '../state/instance.ts';
import type { PlayerRef } from './schema.ts';

export const PLAYER_REFS: readonly PlayerRef[] = ['p1', 'p2'];

export const parsePlayerRef = (name: PlayerRef): Player => (name === 'p1' ? 0 : 1);
export const playerRef = (player: Player): PlayerRef => (player === 0 ? 'p1' : 'p2');

const ROWS: Readonly<Record<string, string>> = { A: 'attack', D: 'defense', S: 'set' };

/** The zone that scenario files call so: `A1`, `resources`, `hand`. */
export const parseZone = (name: string): Zone => {
  const [, letter = '', number = ''] = /^([ADS])(\d+)$/.exec(name) ?? [];
  if (letter !== '') return `${ROWS[letter]}${number}` as Zone;
  return (name === 'resources' ? 'resource' : name) as Zone;
};

export const zoneName = (zone: Zone): string => (zone === 'resource' ? 'resources' : zoneKey(zone));

/** The card at a place, such as `p1 A1` or `p1 hand/2`. Throws `ScenarioFault` where none lies. */
export const cardAt = (game: Game, place: string, path: Path): Instance => {
  const [, seat, zone = '', number = '1'] = /^(p[12]) ([^/]+)(?:\/(\d+))?$/.exec(place) ?? [];
  const player = parsePlayerRef(seat as PlayerRef);
  const card = cardsIn(game, player, parseZone(zone))[Number(number) - 1];
  if (card === undefined) throw new ScenarioFault(path, `there is no card at ${place}`);
  return card;
};

/** A card as scenario files name it: `vulcanius of p2`. */
export const cardName = (game: Game, card: Instance): string =>
  `${game.definitionOf[card]} of ${playerRef(game.owner[card] ?? 0)}`;

const inBrackets = (words: readonly (string | false)[]): string => {
  const said = words.filter((word) => word !== false);
  return said.length === 0 ? '' : ` (${said.join(', ')})`;
};

/** A thing on the gate as scenario files name it. */
export const itemName = (game: Game, item: GateItem): string => {
  switch (item.kind) {
    case 'card':
      return `${game.definitionOf[item.card]} of ${playerRef(item.controller)}`;
    case 'ability':
      return `${item.counter ? 'counter' : 'ability'} of ${game.definitionOf[item.source.card]} of ${playerRef(item.controller)}`;
    case 'damage': {
      const parts = item.pairs.map(
        ({ receiver, amount }) => `${amount} damage to ${cardName(game, receiver.card)}`,
      );
      const flags = inBrackets([item.combat && 'combat', item.cannotCounter && 'no CNT']);
      return `${parts.join(', ')} from ${cardName(game, item.source.card)}${flags}`;
    }
    case 'rulerDamage':
      return `ruler damage of ${playerRef(item.controller)}${inBrackets([item.cannotCounter && 'no CNT'])}`;
    case 'destroy':
      return `destruction of ${cardName(game, item.card.card)}`;
    case 'drive':
      return `drive of ${playerRef(item.controller)}`;
    default:
      return item satisfies never;
  }
};

const placeName = (place: Whereabouts): string =>
  place === 'gate' ? place : `${playerRef(place.player)} ${zoneName(place.zone)}`;

const CARDS: readonly string[] = ['card', 'host', 'source', 'receiver', 'attacker', 'target'];
const PLAYERS: readonly string[] = ['player', 'winner'];
const PLACES: readonly string[] = ['from', 'to'];

const named = (game: Game, key: string, value: unknown): unknown => {
  if (CARDS.includes(key) && typeof value === 'number') return cardName(game, value);
  if (PLAYERS.includes(key)) return playerRef(value as 0 | 1);
  if (PLACES.includes(key)) return typeof value === 'object' ? placeName(value as Whereabouts) : value;
  if (key === 'line') return lineKey(value as string);
  if (key === 'item') return itemName(game, value as GateItem);
  if (key === 'order') return (value as readonly Instance[]).map((card) => cardName(game, card));
  return value;
};

/** A fact with names for its cards, players, places and things on the gate; who may know it is left out. */
export const describeEvent = (game: Game, fact: GameEvent): Readonly<Record<string, unknown>> => {
  const { knownTo: _viewers, hidden: _hidden, ...told } = fact as GateRulerEvent;
  return Object.fromEntries(
    Object.entries(told)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, named(game, key, value)]),
  );
};
