import { PLAYERS, type Player } from '../../../core/decision.ts';
import type { ClauseId } from '../rulebook/clauses.ts';
import { emitEvent } from '../state/happen.ts';
import { ownerOf } from '../queries/information.ts';
import { cardsIn, isVisibleTo, locationOf } from '../queries/zones.ts';
import type { Game } from '../state/game-2.ts';
import type { Instance } from '../state/instance.ts';
import type { Place, CardLocation, Zone } from '../state/place.ts';
import { asNewObject, withSide, withZone } from '../state/setters.ts';

const lift = (game: Game, card: Instance, from: CardLocation): Game =>
  from === 'waitingZone'
    ? game
    : withZone(
        game,
        from,
        cardsIn(game, from.player, from.zone).filter((other) => other !== card),
      );

const land = (game: Game, card: Instance, to: CardLocation): Game =>
  to === 'waitingZone' ? game : withZone(game, to, [...cardsIn(game, to.player, to.zone), card]);

const emitMove = (game: Game, card: Instance, from: CardLocation, to: CardLocation, clause: ClauseId): Game => {
  const viewers = PLAYERS.filter((viewer) => isVisibleTo(from, viewer) || isVisibleTo(to, viewer));
  const knownTo = viewers.length === PLAYERS.length ? undefined : viewers;
  return emitEvent(game, { clause, what: 'moved', card, from, to, knownTo });
};

/** Moves a card; it is a new object from then on. What entering and leaving the field bring is not done here. */
export const moveCard = (game: Game, card: Instance, to: CardLocation, clause: ClauseId): Game => {
  const from = locationOf(game, card);
  return emitMove(asNewObject(land(lift(game, card, from), card, to), card), card, from, to, clause);
};

/** The zone of that name of the card's owner. */
export const ownersPlace = (game: Game, card: Instance, zone: Zone): Place => ({
  player: ownerOf(game, card),
  zone,
});

/** Draws cards one by one, as many as there are; wanting one more is noted (house.11). */
export const draw = (game: Game, player: Player, count: number, clause: ClauseId): Game => {
  let next = game;
  for (let drawn = 0; drawn < count; drawn += 1) {
    const [top] = cardsIn(next, player, 'deck');
    if (top === undefined) {
      const noted = withSide(next, player, { outOfCards: true });
      return emitEvent(noted, { clause: 'house.11', what: 'deckEmpty', player });
    }
    next = moveCard(next, top, { player, zone: 'hand' }, clause);
  }
  return next;
};
