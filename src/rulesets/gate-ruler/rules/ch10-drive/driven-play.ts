import type { ClauseId } from '../../clauses/index.ts';
import { definitionFor } from '../../reading/information.ts';
import type { Game } from '../../values/game.ts';
import type { PlayRequest } from '../../values/play-request.ts';
import { costOf } from '../ch14-abilities/cost.ts';

const isDriven = ({ gate }: Game, { how, card }: PlayRequest): boolean =>
  how === 'card' && gate.some((item) => item.kind === 'drive' && item.cards.some((ref) => ref.card === card));

/** What decides how a card that waits in a drive is played: its cost is paid, and a unit is normally summoned. */
export const drivenPlayBy = (game: Game, request: PlayRequest): readonly ClauseId[] => {
  if (!isDriven(game, request)) return [];
  return [
    ...(costOf(game, request).length === 0 ? [] : (['u2103/drive.8'] as const)),
    ...(definitionFor(game, request.card).type === 'unit' ? (['u2103/drive.12'] as const) : []),
  ];
};
