import type { Player } from '../../../core/decision.ts';
import type { InLanguages } from '../../../core/narration.ts';
import { type WhyNot, whyNotOf } from '../../../core/illegal-reasons.ts';
import type { ClauseId } from '../rulebook/clauses.ts';
import type { Game } from '../state/game.ts';

/** A reason; its clause is one of the registry. */
export const reason = (
  code: string,
  clause: ClauseId,
  guard: InLanguages,
  ...facts: readonly InLanguages[]
): WhyNot => whyNotOf(code, clause, guard, facts);

/** Why an option of some form is not on offer, by the parts of its key. */
export type Explain = (game: Game, player: Player, ...parts: readonly string[]) => WhyNot | undefined;
