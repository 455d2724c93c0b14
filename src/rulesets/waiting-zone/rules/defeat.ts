import { PLAYERS, type Player } from '../../../core/decision.ts';
import type { Result } from '../../../core/fact.ts';
import type { ClauseId } from '../rulebook/clauses.ts';
import { emitEvent } from '../state/happen.ts';
import type { Game } from '../state/game-2.ts';
import { withResult } from '../state/setters.ts';

/** house.10, house.11: why a player has lost, as a clause. */
const defeatOf = (game: Game, player: Player): ClauseId | null => {
  const { life, outOfCards } = game.sides[player];
  if (life <= 0) return 'house.10';
  return outOfCards ? 'house.11' : null;
};

const withOutcome = (game: Game, clause: ClauseId, reasons: readonly (ClauseId | null)[]): Game => {
  const losers = PLAYERS.filter((player) => reasons[player] !== null);
  const winner = PLAYERS.find((player) => reasons[player] === null);
  const result: Result = { clause, reasons, ...(winner !== undefined && { winner }) };
  const told = losers.reduce(
    (next, player) => emitEvent(next, { clause: reasons[player] as ClauseId, what: 'lost', player }),
    game,
  );
  return emitEvent(withResult(told, result), { clause, what: 'over', ...(winner !== undefined && { winner }) });
};

/** Looked at while nothing is unresolved: whether anybody has lost. */
export const isAnyoneDefeated = (game: Game): boolean =>
  PLAYERS.some((player) => defeatOf(game, player) !== null);

/** Whoever has lost ends the match (house.10 to house.12). */
export const endByDefeat = (game: Game): Game => {
  const reasons = PLAYERS.map((player) => defeatOf(game, player));
  const [clause, second] = reasons.filter((reason) => reason !== null);
  if (clause === undefined) return game;
  return withOutcome(game, second === undefined ? clause : 'house.12', reasons);
};

/** house.13: a player gives up. */
export const concede = (game: Game, player: Player): Game =>
  withOutcome(
    game,
    'house.13',
    PLAYERS.map((each) => (each === player ? 'house.13' : null)),
  );
