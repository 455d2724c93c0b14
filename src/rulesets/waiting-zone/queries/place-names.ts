import type { Player } from '../../../core/decision.ts';
import type { Game } from '../state/game.ts';
import type { Instance } from '../state/instance.ts';
import type { Choices, Selection, WaitingItem } from '../state/waiting-item.ts';
import { isSameObject } from './cards.ts';
import { cardsIn, locationOf, waitingItem } from './zones.ts';

const NO_CHOICES: Choices = {};

const chooses = (choices: Choices, card: Instance): boolean => {
  for (const name in choices) {
    const chosen = choices[name];
    if (chosen?.kind === 'card' && chosen.ref.card === card) return true;
  }
  return false;
};

/** The cards in the hand that were chosen for what waits or is being declared, in the order of the choices. */
const chosenInHand = (game: Game, hand: readonly Instance[], declared: Choices): readonly Instance[] => {
  const choices = [...game.waiting.map((item) => ('choices' in item ? item.choices : NO_CHOICES)), declared];
  const chosen = choices.flatMap((each) =>
    Object.values(each).flatMap((one) =>
      one?.kind === 'card' && isSameObject(game, one.ref) && hand.includes(one.ref.card)
        ? [one.ref.card]
        : [],
    ),
  );
  return [...new Set(chosen)];
};

/** A card in a hand by its id; one that was chosen while the hand has copies of it gets a number, as it means more than they do. */
const handKey = (game: Game, hand: readonly Instance[], card: Instance, declared: Choices): string => {
  const id = game.definitionOf[card] as string;
  const isChosen =
    chooses(declared, card) || game.waiting.some((item) => 'choices' in item && chooses(item.choices, card));
  if (!isChosen) return id;
  const isCopy = (other: Instance): boolean => game.definitionOf[other] === id;
  if (hand.filter(isCopy).length === 1) return id;
  const chosen = chosenInHand(game, hand, declared).filter(isCopy);
  return chosen.includes(card) ? `${id}/${chosen.indexOf(card) + 1}` : id;
};

/** Whether the open check is also about a card of that name that the viewer owns. */
const hasOwnTwin = (game: Game, viewer: Player, card: Instance): boolean =>
  game.window?.subjects.some(
    (subject) =>
      subject.kind === 'card' &&
      game.owner[subject.ref.card] === viewer &&
      game.definitionOf[subject.ref.card] === game.definitionOf[card],
  ) ?? false;

/**
 * A card as the player who chooses names it: its place on a field, such as `F2` or `enemy F1`, else its id. Cards that
 * mean the same have the same key. `declared`: what was chosen so far in the declaration going on.
 */
export const cardKey = (game: Game, viewer: Player, card: Instance, declared = NO_CHOICES): string => {
  const place = locationOf(game, card);
  const id = game.definitionOf[card] as string;
  if (place === 'waitingZone') return id;
  const cards = cardsIn(game, place.player, place.zone);
  if (place.zone === 'hand') return handKey(game, cards, card, declared);
  const side = place.player === viewer ? '' : 'enemy ';
  if (place.zone === 'field') return `${side}F${cards.indexOf(card) + 1}`;
  return side !== '' && hasOwnTwin(game, viewer, card) ? `${side}${id}` : id;
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
export const selectionKey = (game: Game, viewer: Player, chosen: Selection, declared?: Choices): string => {
  switch (chosen.kind) {
    case 'player':
      return chosen.player === viewer ? 'own player' : 'enemy player';
    case 'item': {
      const item = waitingItem(game, chosen.number);
      return item === undefined ? 'nothing' : itemKey(game, item);
    }
    case 'card':
      return isSameObject(game, chosen.ref) ? cardKey(game, viewer, chosen.ref.card, declared) : 'nothing';
    default:
      return chosen satisfies never;
  }
};
