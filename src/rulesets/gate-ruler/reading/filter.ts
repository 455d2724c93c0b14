import { PLAYERS, type Player } from '../../../kernel/decision.ts';
import type { Game, Instance, Place } from '../values/game.ts';
import type { CardFilter, ZoneKind } from '../values/language.ts';
import type { Scope } from '../values/scope.ts';
import { amountOf } from './amount.ts';
import { definitionFor, stateOf } from './information.ts';
import { possibleLevels } from './levels.ts';
import { cardsMeant } from './reference.ts';
import { hasKeyword, levelOf } from './stats.ts';
import { kindOf } from './zone-kind.ts';
import { cardsIn, whereIs, zonesOf } from './zones.ts';

const FRONT_AND_FIELD: readonly ZoneKind[] = ['attack', 'defense', 'field'];
const WITH_RULERS: readonly ZoneKind[] = ['ruler', ...FRONT_AND_FIELD];
const SOULS: readonly ZoneKind[] = ['soul'];

/**
 * 3-6c: without a named zone, text means cards in play: no ruler (3-7a-2) unless it says so, and no face-down set card,
 * which has no information to be meant by (inferred).
 */
const zonesMeant = (filter: CardFilter): readonly ZoneKind[] =>
  filter.zone ?? (filter.soulOf ? SOULS : filter.type?.includes('ruler') ? WITH_RULERS : FRONT_AND_FIELD);

const isOnSide = (filter: CardFilter, scope: Scope, player: Player): boolean =>
  filter.side === undefined || (player === scope.controller) === (filter.side === 'ally');

const hasProperties = (
  game: Game,
  scope: Scope,
  filter: CardFilter,
  card: Instance,
  level?: number,
): boolean => {
  const definition = definitionFor(game, card);
  if (filter.type && !filter.type.includes(definition.type)) return false;
  if (filter.faction !== undefined && definition.faction !== filter.faction) return false;
  if (filter.id !== undefined && definition.id !== filter.id) return false;
  if (filter.attribute && !filter.attribute.some((each) => definition.attributes?.includes(each)))
    return false;
  if (filter.exhausted !== undefined && stateOf(game, card).exhausted !== filter.exhausted) return false;
  if (filter.other && scope.source.card === card) return false;
  if (filter.keyword && !hasKeyword(game, card, filter.keyword)) return false;
  if (
    filter.levelAtLeast !== undefined &&
    (level ?? levelOf(game, card)) < amountOf(game, scope, filter.levelAtLeast)
  ) {
    return false;
  }
  if (
    filter.levelAtMost !== undefined &&
    (level ?? levelOf(game, card)) > amountOf(game, scope, filter.levelAtMost)
  ) {
    return false;
  }
  if (filter.soulOf !== undefined) {
    const host = game.soulOf[card];
    return host !== undefined && cardsMeant(game, scope, filter.soulOf).includes(host);
  }
  return true;
};

/** Whether a card that lies there is meant by a filter. */
export const fitsAt = (
  game: Game,
  scope: Scope,
  filter: CardFilter,
  card: Instance,
  place: Place,
  level?: number,
): boolean =>
  isOnSide(filter, scope, place.player) &&
  zonesMeant(filter).includes(kindOf(place.zone)) &&
  hasProperties(game, scope, filter, card, level);

/** Whether a card is meant by a filter, its level read as given; a card on the gate never is. */
export const fits = (
  game: Game,
  scope: Scope,
  filter: CardFilter,
  card: Instance,
  level?: number,
): boolean => {
  const place = whereIs(game, card);
  return place !== 'gate' && fitsAt(game, scope, filter, card, place, level);
};

/** All cards a filter means if each level is read as its controller may treat it (14-7b). */
export const cardsPossible = (game: Game, scope: Scope, filter: CardFilter): readonly Instance[] => {
  const { levelAtLeast, levelAtMost, ...rest } = filter;
  return levelAtLeast === undefined && levelAtMost === undefined
    ? cardsMatching(game, scope, filter)
    : cardsMatching(game, scope, rest).filter((card) =>
        possibleLevels(game, card).some((level) => hasProperties(game, scope, filter, card, level)),
      );
};

/** All cards a filter means, player 0's first, zone by zone, in the order they lie there. */
export const cardsMatching = (game: Game, scope: Scope, filter: CardFilter): readonly Instance[] => {
  const found: Instance[] = [];
  for (const player of PLAYERS) {
    if (!isOnSide(filter, scope, player)) continue;
    for (const kind of zonesMeant(filter)) {
      for (const zone of zonesOf(game, player, kind)) {
        for (const card of cardsIn(game, player, zone)) {
          if (hasProperties(game, scope, filter, card)) found.push(card);
        }
      }
    }
  }
  return found;
};
