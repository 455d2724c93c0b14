import type { Player } from '../../../core/decision.ts';
import type { Game } from '../state/game.ts';
import type { Instance } from '../state/instance.ts';
import type { Selection, WaitingItem } from '../state/waiting-item.ts';
import { isSameObject } from './cards.ts';
import { cardsIn, locationOf, waitingItem } from './zones.ts';

/**
 * A card as the player who chooses names it: its place on a field, such as `F2` or `enemy F1`, else its id. Cards that
 * mean the same have the same key.
 */
export const cardKey = (game: Game, viewer: Player, card: Instance): string => {
  const place = locationOf(game, card);
  const id = game.definitionOf[card] as string;
  if (place === 'waitingZone' || place.zone !== 'field') return id;
  const side = place.player === viewer ? '' : 'enemy ';
  return `${side}F${cardsIn(game, place.player, 'field').indexOf(card) + 1}`;
};

/** A waiting thing by what it is. */
export const itemName = (game: Game, item: WaitingItem): string => {
  const id = (card: Instance) => game.definitionOf[card] as string;
  switch (item.kind) {
    case 'card':
      return `play of ${id(item.card)}`;
    case 'counter':
      return `counter ${id(item.card)}`;
    case 'ability':
      return `ability of ${id(item.source.card)}`;
    case 'timing':
      return `${item.timing.toUpperCase()} of ${id(item.source.card)}`;
    case 'attack':
      return `attack of ${id(item.attacker.card)}`;
    case 'damage':
      return `${item.role} damage`;
    default:
      return item satisfies never;
  }
};

/** A waiting thing by what it is; several of one name are counted in the order of waiting. */
export const itemKey = (game: Game, item: WaitingItem): string => {
  const name = itemName(game, item);
  const same = game.waiting.filter((other) => itemName(game, other) === name);
  return same.length > 1 ? `${name}/${same.findIndex(({ number }) => number === item.number) + 1}` : name;
};

/** Something chosen, as the player who chooses names it. */
export const selectionKey = (game: Game, viewer: Player, chosen: Selection): string => {
  switch (chosen.kind) {
    case 'player':
      return chosen.player === viewer ? 'own player' : 'enemy player';
    case 'item': {
      const item = waitingItem(game, chosen.number);
      return item === undefined ? 'nothing' : itemKey(game, item);
    }
    case 'card':
      return isSameObject(game, chosen.ref) ? cardKey(game, viewer, chosen.ref.card) : 'nothing';
    default:
      return chosen satisfies never;
  }
};
