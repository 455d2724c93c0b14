import type { Player } from '../../../core/decision.ts';
import { type Path, ScenarioFault } from '../../../core/adapters/scenario.ts';
import { zoneKey } from '../queries/place-key.ts';
import { cardsIn } from '../queries/zones.ts';
import type { Game } from '../state/game.ts';
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
  if (card === undefined) throw new ScenarioFault(path, `no card lies at ${place}`);
  return card;
};
