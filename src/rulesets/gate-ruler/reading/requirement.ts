import type { Player } from '../../../kernel/decision.ts';
import type * as kernel from '../../../kernel/why-not.ts';
import type { ClauseId } from '../clauses/index.ts';
import type { Game } from '../values/game.ts';
import type { Instance } from '../values/instance.ts';
import { definitionFor } from './definitions.ts';
import { stateOf } from './information.ts';
import { zoneKey } from './place-key.ts';
import { countingOf, isVisibleTo, type RowKind, whereIs, zonesOfKind } from './zones.ts';

export type Requirement<Asked> = kernel.Requirement<Game, Asked>;

/** A card, and the player who would do something with it. */
export interface OfCard {
  readonly player: Player;
  readonly card: Instance;
}

/** Whether that player may know the card. */
export const isKnown = (game: Game, viewer: Player, card: Instance): boolean =>
  isVisibleTo(whereIs(game, card), stateOf(game, card).faceUp, viewer);

/** The name of a card and where it is, as that player knows it: `vulcanius (A1)`. */
export const cardText = (game: Game, viewer: Player, card: Instance): string => {
  const place = whereIs(game, card);
  const id = isKnown(game, viewer, card) ? definitionFor(game, card).id : 'a card';
  if (place === 'gate') return `${id} on the gate`;
  return `${id} (${place.player === viewer ? '' : 'enemy '}${zoneKey(place.zone)})`;
};

/** Why a zone or line of that kind is not there: the ruler of that player gives only so many. */
export const tooFewZones = (game: Game, player: Player, kind: RowKind): kernel.WhyNot => {
  const { length } = zonesOfKind(game, player, kind);
  return {
    code: 'NO_SUCH_ZONE',
    clause: countingOf(game, player, kind),
    guard: 'the ruler says how many zones of a kind a player has',
    facts: [`player ${player + 1} has ${length} ${kind} ${length === 1 ? 'zone' : 'zones'}`],
  };
};

/** A condition by code, clause and words; its facts are the card and where it is, unless others are given. */
export const requirement = <Asked extends { readonly player: Player; readonly card?: Instance }>(
  [code, clause, guard]: readonly [code: string, clause: ClauseId, guard: string],
  holds: (game: Game, asked: Asked) => boolean,
  facts: (game: Game, asked: Asked) => readonly string[] = (game, { player, card }) =>
    card === undefined ? [] : [cardText(game, player, card)],
): Requirement<Asked> => ({
  holds,
  reason: (game, asked) => ({ code, clause, guard, facts: facts(game, asked) }),
});
