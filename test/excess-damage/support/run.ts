import type { Decision } from '../../../src/core/decision.ts';
import type { Step } from '../../../src/core/trace.ts';
import type { EventSetup } from '../../../src/rulesets/excess-damage/rules/event-setup.ts';
import { newEvent } from '../../../src/rulesets/excess-damage/rules/new-game.ts';
import { excessDamage } from '../../../src/rulesets/excess-damage/ruleset.ts';
import type { ExcessDamageEvent } from '../../../src/rulesets/excess-damage/state/event.ts';
import type { Game } from '../../../src/rulesets/excess-damage/state/game.ts';
import type { ExcessDamageOption } from '../../../src/rulesets/excess-damage/state/option.ts';
import type { RuntimeName } from '../../../src/runtime/match.ts';
import { startMatch } from '../../../src/runtime/start.ts';

/** What came of an event: everything that happened, what was asked, and where it stands. */
export interface Outcome {
  readonly game: Game;
  readonly facts: readonly ExcessDamageEvent[];
  readonly steps: readonly Step[];
  readonly asked: readonly Decision<ExcessDamageOption>[];
  /** The question without an answer. */
  readonly open: Decision<ExcessDamageOption> | undefined;
  /** Sentences about positions that must not be. */
  readonly breaches: readonly string[];
}

/** Picks a key; `undefined` leaves the question open. */
export type Chooser = (decision: Decision<ExcessDamageOption>) => string | undefined;

/** Runs an event until nothing waits or the chooser leaves a question open. */
export const runEvent = (game: Game, choose: Chooser, runtime: RuntimeName = 'lean'): Outcome => {
  const steps: Step[] = [];
  const asked: Decision<ExcessDamageOption>[] = [];
  const breaches: string[] = [];
  const match = startMatch(excessDamage, game, { runtime, onStep: (step) => steps.push(step) });
  let decision = match.pending()?.decision;
  breaches.push(...excessDamage.checkInvariants(match.game()));
  while (decision !== undefined) {
    const key = choose(decision);
    if (key === undefined) break;
    asked.push(decision);
    const refusal = match.answer(decision.player, key);
    if (refusal !== undefined) throw new Error(`${refusal.message} ${refusal.facts.join('; ')}`);
    breaches.push(...excessDamage.checkInvariants(match.game()));
    decision = match.pending()?.decision;
  }
  const facts = steps.flatMap((step) => step.facts) as readonly ExcessDamageEvent[];
  return { game: match.game(), facts, steps, asked, open: decision, breaches };
};

/** A chooser that takes answers from a list, in order. */
export const scripted = (answers: readonly string[]): Chooser => {
  const left = [...answers];
  return () => left.shift();
};

/** Runs a setup with answers by key. */
export const run = (
  setup: EventSetup,
  answers: readonly string[] = [],
  runtime: RuntimeName = 'lean',
): Outcome => runEvent(newEvent(setup), scripted(answers), runtime);
