import type { Player } from '../../../core/decision.ts';
import { type Path, ScenarioFault } from '../../../core/adapters/scenario.ts';
import { zoneKey } from '../queries/place-key.ts';
import { cardsIn } from '../queries/zones.ts';
import type { Game } from '../state/game.ts';
import type { Instance, Zone } from '../state/instance.ts';
import type { SeatName } from './schema.ts';

export const SEATS: readonly SeatName[] = ['p1', 'p2'];

export const playerCalled = (name: SeatName): Player => (name === 'p1' ? 0 : 1);
export const seatName = (player: Player): SeatName => (player === 0 ? 'p1' : 'p2');

const ROWS: Readonly<Record<string, string>> = { A: 'attack', D: 'defense', S: 'set' };

/** The zone that scenario files call so: `A1`, `resources`, `hand`. */
export const zoneCalled = (name: string): Zone => {
  const [, letter = '', number = ''] = /^([ADS])(\d+)$/.exec(name) ?? [];
  if (letter !== '') return `${ROWS[letter]}${number}` as Zone;
  return (name === 'resources' ? 'resource' : name) as Zone;
};

export const zoneName = (zone: Zone): string => (zone === 'resource' ? 'resources' : zoneKey(zone));

/** The card at a place, such as `p1 A1` or `p1 hand/2`. Throws `ScenarioFault` where none lies. */
export const cardAt = (game: Game, place: string, path: Path): Instance => {
  const [, seat, zone = '', number = '1'] = /^(p[12]) ([^/]+)(?:\/(\d+))?$/.exec(place) ?? [];
  const player = playerCalled(seat as SeatName);
  const card = cardsIn(game, player, zoneCalled(zone))[Number(number) - 1];
  if (card === undefined) throw new ScenarioFault(path, `no card lies at ${place}`);
  return card;
};
