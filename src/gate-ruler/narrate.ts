import type { Player } from '../kernel/decision.ts';
import type { Fact } from '../kernel/fact.ts';
import type { Language } from '../kernel/ruleset.ts';
import type { Game } from './game.ts';

/** One line for a fact, as that viewer may read it; `null` reads everything. */
export const narrate = (_game: Game, fact: Fact, _viewer: Player | null, _language: Language): string =>
  JSON.stringify(fact);
