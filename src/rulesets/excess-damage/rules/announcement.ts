import type { Announcement } from '../state/game.ts';
import type { Game } from '../state/game-2.ts';
import { withUpcoming } from '../state/setters.ts';

/** What is to happen next; `undefined` where nothing is. */
export const upcomingKind = (game: Game): Announcement['kind'] | undefined => game.upcoming[0]?.kind;

/** What was to happen next is taken up. */
export const withoutNext = (game: Game): Game => withUpcoming(game, game.upcoming.slice(1));

/** Something is announced that happens before everything else. */
export const announceNext = (game: Game, announcement: Announcement): Game =>
  withUpcoming(game, [announcement, ...game.upcoming]);
