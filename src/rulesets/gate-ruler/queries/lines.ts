import { PLAYERS, type Player } from '../../../core/decision.ts';
import { flatMapFast } from '../../../core/hot-path.ts';
import { memoizeLast2 } from '../../../core/memo.ts';
import type { Game } from '../state/game.ts';
import type { Instance, Line, Zone } from '../state/instance.ts';
import { cardsInPlay } from './in-play.ts';
import { cardsIn, isAttackZone, zonesOfKind } from './zones.ts';

/** 3-6e-1, 3-6e-2: a player's lines; the defense and ruler zones share the center line. */
export const linesOf = (game: Game, player: Player): readonly Line[] => [
  ...(zonesOfKind(game, player, 'attack') as readonly Line[]),
  'center',
];

/** The line a zone in the rows of units and rulers belongs to. */
export const lineOf = (zone: Zone): Line => (isAttackZone(zone) ? (zone as Line) : 'center');

/** The units on a line. */
export const unitsOn = (game: Game, player: Player, line: Line): readonly Instance[] =>
  line === 'center'
    ? flatMapFast(zonesOfKind(game, player, 'defense'), (zone) => cardsIn(game, player, zone))
    : cardsIn(game, player, line);

/**
 * 3-6e-3b: the cards of a line with none in front of them. More than one where several units stand side by side
 * (inferred: each of them counts as frontmost); none on an empty attack line.
 */
export const frontmostOn = (game: Game, player: Player, line: Line): readonly Instance[] => {
  const units = unitsOn(game, player, line);
  return units.length > 0 || line !== 'center' ? units : game.sides[player].zones.ruler;
};

const unitsOfBoth = memoizeLast2(cardsInPlay, (game) =>
  PLAYERS.map((player) => flatMapFast(linesOf(game, player), (line) => unitsOn(game, player, line))),
);

/** All units a player has in the front row (3-6d). */
export const unitsInPlay = (game: Game, player: Player): readonly Instance[] =>
  unitsOfBoth(game)[player] ?? [];
