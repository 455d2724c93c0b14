import type { Player } from '../../../core/decision.ts';
import type { Fact } from '../../../core/fact.ts';
import { itemName } from '../queries/place-names.ts';
import type { Event } from '../state/event-2.ts';
import type { WaitingZoneFact } from '../state/event.ts';
import type { Game } from '../state/game-2.ts';
import type { Instance } from '../state/instance.ts';
import type { Whereabouts } from '../state/place.ts';
import type { Chosen, Target, WaitingItem } from '../state/waiting-item.ts';
import type { Window } from '../state/window.ts';

/** A player as scenario files name it. */
export const seatName = (player: Player): 'p1' | 'p2' => (player === 0 ? 'p1' : 'p2');

const cardName = (game: Game, card: Instance): string =>
  `${game.definitionOf[card]} of ${seatName(game.owner[card] as Player)}`;

const placeName = (place: Whereabouts): string =>
  place === 'waitingZone' ? place : `${seatName(place.player)} ${place.zone}`;

/** Something chosen, or the target of damage or an attack, as scenario files name it. */
const chosenName = (game: Game, chosen: Chosen): string => {
  if (chosen.kind === 'player') return seatName(chosen.player);
  return chosen.kind === 'card' ? cardName(game, chosen.ref.card) : 'something that waits';
};

const checkName = (game: Game, { kind, player, subjects }: Window): Readonly<Record<string, unknown>> => ({
  check: kind,
  asked: seatName(player),
  about: subjects.map((subject) => chosenName(game, subject)),
});

const itemNames = (game: Game, item: WaitingItem): readonly (readonly [string, unknown])[] => [
  ['item', itemName(game, item)],
  ['owner', seatName(item.owner)],
  ...('target' in item ? [['at', chosenName(game, item.target)] as const] : []),
];

const named = (game: Game, key: string, value: unknown): readonly (readonly [string, unknown])[] => {
  switch (key) {
    case 'knownTo':
      return [];
    case 'card':
    case 'unit':
      return [[key, cardName(game, value as Instance)]];
    case 'player':
    case 'winner':
      return [[key, seatName(value as Player)]];
    case 'from':
    case 'to':
      return [[key, placeName(value as Whereabouts)]];
    case 'item':
      return itemNames(game, value as WaitingItem);
    case 'target':
      return [[key, chosenName(game, value as Target)]];
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

/** A fact with names for its cards, players, places and waiting things; who may know it is left out. */
export const describeFact = (game: Game, fact: Fact): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fact as WaitingZoneFact).flatMap(([key, value]) => named(game, key, value)),
  );
