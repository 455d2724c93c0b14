import type { Player } from '../../../core/decision.ts';
import type { CardDefinition } from '../state/card.ts';
import type { Game } from '../state/game.ts';
import type { CardLocation, Instance, Zone } from '../state/instance.ts';
import type { WaitingAttack, WaitingDamage, WaitingItem } from '../state/waiting-item.ts';

export const ZONES: readonly Zone[] = ['deck', 'hand', 'field', 'discard', 'removed'];

/** The cards in a zone, the top first where order is kept. */
export const cardsIn = (game: Game, player: Player, zone: Zone): readonly Instance[] =>
  game.sides[player].zones[zone];

/** The units a player has on the field, in the order of entering. */
export const unitsOf = (game: Game, player: Player): readonly Instance[] =>
  cardsIn(game, player, 'field').filter((card) => game.units[card] !== undefined);

/** house.6: whether the field has room for that many more. */
export const hasRoom = (game: Game, player: Player, more = 1): boolean =>
  cardsIn(game, player, 'field').length + more <= game.house.fieldLimit;

/** Units and relics stay on the field. */
export const staysOnField = ({ type }: Pick<CardDefinition, 'type'>): boolean =>
  type === 'unit' || type === 'relic';

/** Where a card is; zone.2: in the waiting zone it is in no player's zone. */
export const locationOf = (game: Game, card: Instance): CardLocation => {
  const player = game.owner[card] as Player;
  for (const zone of ZONES) {
    if (cardsIn(game, player, zone).includes(card)) return { player, zone };
  }
  return 'waitingZone';
};

/** Whether a player may know a card that is there: decks are hidden from all, hands from the other player. */
export const isVisibleTo = (place: CardLocation, viewer: Player): boolean =>
  place === 'waitingZone' || (place.zone !== 'deck' && (place.zone !== 'hand' || place.player === viewer));

/** An item by its number, while it waits. */
export const waitingItem = (game: Game, number: number): WaitingItem | undefined =>
  game.waiting.find((item) => item.number === number);

/** The attack that waits, if any; there is never more than one. */
export const waitingAttack = (game: Game): WaitingAttack | undefined =>
  game.waiting.find((item) => item.kind === 'attack');

/** Damage of those roles that waits, oldest first. */
export const waitingDamage = (
  game: Game,
  ...roles: readonly WaitingDamage['role'][]
): readonly WaitingDamage[] =>
  game.waiting.filter((item): item is WaitingDamage => item.kind === 'damage' && roles.includes(item.role));

/** zone.1: whether nothing is unresolved. */
export const isAllResolved = (game: Game): boolean => game.waiting.length === 0;
