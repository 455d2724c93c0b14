import type { Draw, SidePicture } from '../../kernel/faces/drawing.ts';
import type { Baton } from '../../kernel/fact.ts';

const side = (player: 0 | 1): SidePicture => ({ player, meters: [], rows: [], piles: [] });

/** The table of a ruleset that has no picture of its own: nothing but its edition. */
export const drawNothing: Draw = (game: Baton) => ({
  heading: [game.edition],
  turn: undefined,
  sides: [side(0), side(1)],
  middle: { key: 'stack', items: [] },
  attack: undefined,
});
