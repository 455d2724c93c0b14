import type { Game } from '../values/game.ts';
import type { PlayedItem } from '../values/gate-item.ts';
import type { CardRef } from '../values/instance.ts';
import type { Scope } from '../values/scope.ts';
import { refTo } from './information.ts';

/** The card whose text an item is. */
export const sourceOf = (game: Game, item: PlayedItem): CardRef =>
  item.kind === 'ability' ? item.source : refTo(game, item.card);

/** From where the text of an item is read. */
export const scopeOf = (game: Game, item: PlayedItem): Scope => ({
  controller: item.controller,
  source: sourceOf(game, item),
  choices: item.choices,
  ...(item.cause && { cause: item.cause }),
  ...(item.paid && { paid: item.paid }),
});
