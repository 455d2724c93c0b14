import type { Player } from '../../../../kernel/decision.ts';
import type { InLanguages } from '../../../../kernel/language.ts';
import { type WhyNot, whyNotOf } from '../../../../kernel/why-not.ts';
import type { ClauseId } from '../../clauses/index.ts';
import type { Game } from '../../values/game.ts';

/** A reason; its clause is one of the registry. */
export const reason = (
  code: string,
  clause: ClauseId,
  guard: InLanguages,
  ...facts: readonly InLanguages[]
): WhyNot => whyNotOf(code, clause, guard, facts);

/** Why an option of some form is not on offer, by the parts of its key. */
export type Explain = (game: Game, player: Player, ...parts: readonly string[]) => WhyNot | undefined;
