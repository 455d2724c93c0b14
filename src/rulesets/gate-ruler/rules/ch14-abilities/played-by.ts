import type { ClauseId } from '../../clauses/index.ts';
import { activatedAbility } from '../../reading/uses.ts';
import type { Game } from '../../values/game.ts';
import type { PlayRequest } from '../../values/play-request.ts';

/** The clauses that decided what is played, or what it costs, beside the one by which it is played. */
export const playedBy = (game: Game, request: PlayRequest): readonly ClauseId[] => {
  switch (request.how) {
    case 'activated':
      return ['14-8a', activatedAbility(game, request.card, request.ability).cost ? '14-8b' : '14-1a-1a'];
    case 'auto':
      return ['14-9a'];
    case 'card':
      return request.waiting === undefined ? [] : ['14-4b'];
    default:
      return [];
  }
};
