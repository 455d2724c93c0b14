import { isSameObject } from '../../queries/information.ts';
import { playerWaiting, waitingOf } from '../../queries/waiting.ts';
import type { Game, WaitingAbility } from '../../state/game.ts';
import type { GateRulerOption } from '../../state/option.ts';
import type { PlayRequest } from '../../state/play-request.ts';
import { waitingOptions } from './waiting.ts';
import { canComplete } from '../ch14-abilities/play-preconditions.ts';

/** What playing a waiting ability asks for: a set card itself (14-4b), else the ability. */
export const waitingRequest = (game: Game, number: number): PlayRequest => {
  const { controller, source, isSetCard } = waitingOf(game, number);
  const request = { player: controller, card: source.card, waiting: number };
  return isSetCard ? { how: 'card', ...request } : { how: 'auto', ...request };
};

const canBePlayed = (game: Game, waiting: WaitingAbility): boolean =>
  (!waiting.isSetCard || isSameObject(game, waiting.source)) &&
  canComplete(game, waitingRequest(game, waiting.number));

/** 11-1b: what the player whose abilities are played now may pick; empty when nothing waits. */
export const waitingChoices = (game: Game): readonly GateRulerOption[] => {
  const player = playerWaiting(game);
  return player === undefined ? [] : waitingOptions(game, player, (waiting) => canBePlayed(game, waiting));
};
