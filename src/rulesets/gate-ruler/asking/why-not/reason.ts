import { PLAYERS, type Player } from '../../../../kernel/decision.ts';
import type { WhyNot } from '../../../../kernel/why-not.ts';
import type { ClauseId } from '../../clauses/index.ts';
import { definitionFor, stateOf } from '../../reading/information.ts';
import { cardKey, zoneKey } from '../../reading/place-key.ts';
import { isVisibleTo, whereIs } from '../../reading/zones.ts';
import type { Game } from '../../values/game.ts';
import type { Instance } from '../../values/instance.ts';

/** A reason; its clause is one of the registry. */
export const reason = (
  code: string,
  clause: ClauseId,
  guard: string,
  facts: readonly string[] = [],
): WhyNot => ({ code, clause, guard, facts });

/** Whether that player may know the card. */
const isKnown = (game: Game, viewer: Player, card: Instance): boolean =>
  isVisibleTo(whereIs(game, card), stateOf(game, card).faceUp, viewer);

/** The name of a card and where it is, as that player knows it: `vulcanius (A1)`. */
export const cardText = (game: Game, viewer: Player, card: Instance): string => {
  const place = whereIs(game, card);
  const id = isKnown(game, viewer, card) ? definitionFor(game, card).id : 'a card';
  if (place === 'gate') return `${id} on the gate`;
  return `${id} (${place.player === viewer ? '' : 'enemy '}${zoneKey(place.zone)})`;
};

const isCalled = (game: Game, viewer: Player, card: Instance, text: string): boolean => {
  const key = cardKey(game, viewer, card).toLowerCase();
  const { id, name } = definitionFor(game, card);
  return [key, id.toLowerCase(), name.en.toLowerCase()].includes(text);
};

/** The cards known to that player that a text names: by an option key, an id or a name; the player's own first. */
export const cardsCalled = (game: Game, viewer: Player, text: string): readonly Instance[] => {
  const wanted = text.trim().toLowerCase();
  const own = PLAYERS.map((seat) => (viewer === 0 ? seat : ((1 - seat) as Player)));
  const inZones = own.flatMap((player) =>
    Object.values(game.sides[player].zones).flatMap((cards) => cards ?? []),
  );
  const onGate = game.gate.flatMap((item) => (item.kind === 'card' ? [item.card] : []));
  return [...inZones, ...onGate].filter(
    (card) => isKnown(game, viewer, card) && isCalled(game, viewer, card, wanted),
  );
};
