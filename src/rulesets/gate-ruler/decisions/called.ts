import { opponentOf, type Player } from '../../../core/decision.ts';
import { cardDefinition } from '../queries/cards.ts';
import { lineOf, linesOf } from '../queries/lines.ts';
import { cardKey, lineKey } from '../queries/place-key.ts';
import { isKnown } from '../queries/precondition.ts';
import { locationOf } from '../queries/zones.ts';
import type { AttackTarget } from '../rules/ch08-attack/attack.ts';
import type { Game } from '../state/game.ts';
import type { Instance, Zone } from '../state/instance.ts';

const isNamed = (game: Game, viewer: Player, card: Instance, text: string): boolean => {
  const key = cardKey(game, viewer, card).toLowerCase();
  const { id, name } = cardDefinition(game, card);
  return [key, id.toLowerCase(), name.en.toLowerCase()].includes(text);
};

/** The cards known to that player that a text names: by an option key, an id or a name; the player's own first. */
export const findCards = (game: Game, viewer: Player, text: string): readonly Instance[] => {
  const wanted = text.trim().toLowerCase();
  const inZones = [viewer, opponentOf(viewer)].flatMap((player) =>
    Object.values(game.sides[player].zones).flatMap((cards) => cards ?? []),
  );
  const onGate = game.gate.flatMap((item) => (item.kind === 'card' ? [item.card] : []));
  return [...inZones, ...onGate].filter(
    (card) => isKnown(game, viewer, card) && isNamed(game, viewer, card, wanted),
  );
};

/** The first of them that the player has, in one of the zones where only some count. */
export const findOwnCard = (
  game: Game,
  player: Player,
  text: string,
  zones?: readonly Zone[],
): Instance | undefined =>
  findCards(game, player, text).find((card) => {
    const place = locationOf(game, card);
    return place !== 'gate' && place.player === player && (zones?.includes(place.zone) ?? true);
  });

/** The line of the opponent that a text names, or the card on it. */
export const findTarget = (game: Game, player: Player, text: string): AttackTarget | undefined => {
  const lines = linesOf(game, opponentOf(player));
  const named = lines.find((line) => lineKey(line).toLowerCase() === text.toLowerCase());
  if (named !== undefined) return { player, line: named };
  const [found] = [`enemy ${text}`, text]
    .flatMap((name) => findCards(game, player, name))
    .flatMap((card) => {
      const place = locationOf(game, card);
      return place === 'gate' || place.player === player ? [] : [{ card, zone: place.zone }];
    });
  if (found === undefined) return undefined;
  const line = lineOf(found.zone);
  return found.zone === 'ruler' || lines.includes(line) ? { player, line, card: found.card } : undefined;
};

/** What is to be set, and the zone where one is named. */
export const nameAndSetZone = (text: string): readonly string[] =>
  text.split(/ to (?=S\d+$)/i).map((part, index) => (index === 0 ? part : part.toUpperCase()));
