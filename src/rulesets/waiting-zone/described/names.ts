import type { Player } from '../../../kernel/decision.ts';
import type { Fact } from '../../../kernel/fact.ts';
import { itemName } from '../reading/place-key.ts';
import type { Event } from '../values/event.ts';
import type { WaitingZoneFact } from '../values/fact.ts';
import type { Game } from '../values/game.ts';
import type { Instance } from '../values/instance.ts';
import type { Whereabouts } from '../values/place.ts';
import type { Chosen, Target, WaitingItem } from '../values/waiting-item.ts';
import type { Window } from '../values/window.ts';

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
