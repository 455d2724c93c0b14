import type { Option } from '../../src/kernel/decision.ts';
import type { Baton } from '../../src/kernel/fact.ts';
import type { Ruleset } from '../../src/kernel/ruleset.ts';
import type { OnStep } from '../../src/kernel/step.ts';
import { excessDamage, rulesets } from '../../src/registry.ts';
import type { Match, RuntimeName } from '../../src/runtime/match.ts';
import { startMatch } from '../../src/runtime/start.ts';
import { eventGame } from './events.ts';

/** A ruleset as the suite meets it: nothing but its public interface, and games to begin with. */
export interface Candidate {
  readonly id: string;
  readonly ruleset: Ruleset;
  begin(seed: number, runtime: RuntimeName, onStep?: OnStep): Match;
}

const candidate = <G extends Baton, O extends Option>(
  ruleset: Ruleset<G, O>,
  gameOf: (seed: number) => G,
): Candidate => ({
  id: ruleset.id,
  ruleset,
  begin: (seed, runtime, onStep) => startMatch(ruleset, gameOf(seed), { runtime, ...(onStep && { onStep }) }),
});

const ofMatches = (ruleset: Ruleset): Candidate =>
  candidate(ruleset, (seed) => {
    const [first = '', second = first] = ruleset.decks ?? [];
    const decks = seed % 2 === 0 ? ([first, second] as const) : ([second, first] as const);
    return ruleset.newGame({ edition: ruleset.defaultEdition, decks, seed, index: 0 });
  });

/** Every ruleset of the project. The one without matches begins with events. */
export const candidates: readonly Candidate[] = [...rulesets.values()].map((ruleset) =>
  ruleset.id === excessDamage.id ? candidate(excessDamage, eventGame) : ofMatches(ruleset),
);
