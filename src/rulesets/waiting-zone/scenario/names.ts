import type { Player } from '../../../core/decision.ts';
import type { GameEvent } from '../../../core/game-state.ts';
import { itemName } from '../queries/place-names.ts';
import type { WaitingZoneEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { CardLocation, Instance } from '../state/instance.ts';
import type { Event, Window } from '../state/progress.ts';
import type { Selection, Target, WaitingItem } from '../state/waiting-item.ts';

/** A player as scenario files name it. */
export const playerName = (player: Player): 'p1' | 'p2' => (player === 0 ? 'p1' : 'p2');

const cardName = (game: Game, card: Instance): string =>
  `${game.definitionOf[card]} of ${playerName(game.owner[card] as Player)}`;

const placeName = (place: CardLocation): string =>
  place === 'waitingZone' ? place : `${playerName(place.player)} ${place.zone}`;

/** Something chosen, or the target of damage or an attack, as scenario files name it. */
const selectionName = (game: Game, chosen: Selection): string => {
  if (chosen.kind === 'player') return playerName(chosen.player);
  return chosen.kind === 'card' ? cardName(game, chosen.ref.card) : 'something that waits';
};

const checkName = (game: Game, { kind, player, subjects }: Window): Readonly<Record<string, unknown>> => ({
  check: kind,
  asked: playerName(player),
  about: subjects.map((subject) => selectionName(game, subject)),
});

const itemNames = (game: Game, item: WaitingItem): readonly (readonly [string, unknown])[] => [
  ['item', itemName(game, item)],
  ['owner', playerName(item.owner)],
  ...('target' in item ? [['at', selectionName(game, item.target)] as const] : []),
];

const describeField = (game: Game, key: string, value: unknown): readonly (readonly [string, unknown])[] => {
  switch (key) {
    case 'knownTo':
      return [];
    case 'card':
    case 'unit':
      return [[key, cardName(game, value as Instance)]];
    case 'player':
    case 'winner':
      return [[key, playerName(value as Player)]];
    case 'from':
    case 'to':
      return [[key, placeName(value as CardLocation)]];
    case 'item':
      return itemNames(game, value as WaitingItem);
    case 'target':
      return [[key, selectionName(game, value as Target)]];
    case 'window':
      return Object.entries(checkName(game, value as Window));
    case 'event':
      return [
        ['event', (value as Event).kind],
        ['card', cardName(game, (value as Event).card)],
      ];
    case 'order':
      return [[key, (value as readonly Instance[]).map((card) => cardName(game, card))]];
    default:
      return [[key, value]];
  }
};

/** A game event with names for its cards, players, places and waiting things; who may know it is left out. */
export const describeEvent = (game: Game, fact: GameEvent): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fact as WaitingZoneEvent).flatMap(([key, value]) => describeField(game, key, value)),
  );
