import { PLAYERS, type Player } from '../../../core/decision.ts';
import type { HiddenCard } from '../../../core/adapters/determinization.ts';
import { cardsIn, isSettable, isSetZone, isVisibleTo, zonesOfPlayer } from '../queries/zones.ts';
import type { CardDefinition } from '../state/card-2.ts';
import type { Game } from '../state/game.ts';
import type { Instance, Place } from '../state/instance.ts';

/** 10-3b: of the cards driven by damage only those that may be set stay face down. */
const isDrivenToBeSet = (game: Game, card: Instance): boolean =>
  game.gate.some((item) => item.kind === 'drive' && item.cards.some((ref) => ref.card === card));

/** 3-10c: a card set face down is one that may be set. */
const isKnownSettable = (game: Game, { zone }: Place, card: Instance): boolean =>
  isSetZone(zone) || (zone === 'drive' && isDrivenToBeSet(game, card));

const hiddenIn = (game: Game, place: Place, viewer: Player): readonly HiddenCard[] =>
  cardsIn(game, place.player, place.zone)
    .filter((card) => !isVisibleTo(place, game.states[card]?.faceUp ?? true, viewer))
    .map((card) => {
      const isConditional = isKnownSettable(game, place, card);
      const mayBe = (id: string) => !isConditional || isSettable(game.cards[id] as CardDefinition);
      return { card, owner: game.owner[card] as Player, mayBe, isConditional };
    });

/** The cards hidden from the viewer, by player, zone and order in the zone. */
export const hiddenCards = (game: Game, viewer: Player): readonly HiddenCard[] =>
  PLAYERS.flatMap((player) =>
    zonesOfPlayer(game, player).flatMap((zone) => hiddenIn(game, { player, zone }, viewer)),
  );
