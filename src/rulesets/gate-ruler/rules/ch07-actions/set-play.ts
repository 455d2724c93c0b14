import type { ClauseId } from '../../clauses/index.ts';
import { definitionFor } from '../../reading/information.ts';
import { isSetZone } from '../../reading/zones.ts';
import type { Game } from '../../values/game.ts';
import type { PlayedItem } from '../../values/gate-item.ts';

/** What decides that a unit is played from a set zone, and how: as its text allows, by a normal summon. */
export const setPlayBy = (game: Game, item: PlayedItem): readonly ClauseId[] =>
  item.kind === 'card' && isSetZone(item.from) && definitionFor(game, item.card).type === 'unit'
    ? ['u2103/standby.2', 'u2103/standby.4']
    : [];
