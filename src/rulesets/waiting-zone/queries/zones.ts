import type { Player } from '../../../core/decision.ts';
import type { CardDefinition } from '../state/card.ts';
import type { Game } from '../state/game-2.ts';
import type { Instance } from '../state/instance.ts';
import type { CardLocation, Zone } from '../state/place.ts';

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
