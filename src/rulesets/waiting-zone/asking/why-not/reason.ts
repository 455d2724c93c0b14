import { PLAYERS, type Player } from '../../../../kernel/decision.ts';
import type { WhyNot } from '../../../../kernel/why-not.ts';
import type { ClauseId } from '../../clauses/index.ts';
import { definitionFor } from '../../reading/information.ts';
import { cardKey } from '../../reading/place-key.ts';
import { cardsIn, isVisibleTo, ZONES } from '../../reading/zones.ts';
import type { Game } from '../../values/game.ts';
import type { Instance } from '../../values/instance.ts';

/** A reason; its clause is one of the registry. */
export const reason = (
  code: string,
  clause: ClauseId,
  guard: string,
  facts: readonly string[] = [],
): WhyNot => ({ code, clause, guard, facts });

/** The card as that player may call it: `ember-fox (F1)`, `hush`. */
export const cardText = (game: Game, viewer: Player, card: Instance): string => {
  const { id } = definitionFor(game, card);
  const key = cardKey(game, viewer, card);
  return key === id ? id : `${id} (${key})`;
};

const isCalled = (game: Game, viewer: Player, card: Instance, text: string): boolean => {
  const { id, name } = definitionFor(game, card);
  return [cardKey(game, viewer, card), id, name.en].some((each) => each.toLowerCase() === text);
};

/** The cards known to that player that a text names, by an option key, an id or a name; the player's own first. */
export const cardsCalled = (game: Game, viewer: Player, text: string): readonly Instance[] => {
  const wanted = text.trim().toLowerCase();
  const seats = PLAYERS.toSorted((a, b) => Number(a !== viewer) - Number(b !== viewer));
  return seats.flatMap((player) =>
    ZONES.filter((zone) => isVisibleTo({ player, zone }, viewer))
      .flatMap((zone) => cardsIn(game, player, zone))
      .filter((card) => isCalled(game, viewer, card, wanted)),
  );
};

/** The first of them that lies in that zone of the player. */
export const ownCardCalled = (
  game: Game,
  player: Player,
  zone: 'hand' | 'field',
  text: string,
): Instance | undefined => {
  const there = cardsIn(game, player, zone);
  return cardsCalled(game, player, text).find((card) => there.includes(card));
};
