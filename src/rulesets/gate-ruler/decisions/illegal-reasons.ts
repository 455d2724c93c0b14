import type { Player } from '../../../core/decision.ts';
import type { LocalizedText } from '../../../core/narration.ts';
import { type IllegalReason, illegalReason } from '../../../core/illegal-reasons.ts';
import type { ClauseId } from '../rulebook/clauses.ts';
import type { Game } from '../state/game.ts';

/** A reason; its clause is one of the registry. */
export const clauseReason = (
  code: string,
  clause: ClauseId,
  guard: LocalizedText,
  ...facts: readonly LocalizedText[]
): IllegalReason => illegalReason(code, clause, guard, facts);

/** Why an option of some form is not on offer, by the parts of its key. */
export type ExplainForm = (game: Game, player: Player, ...parts: readonly string[]) => IllegalReason | undefined;
