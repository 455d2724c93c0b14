import { followedBy } from '../../../core/game-state.ts';
import type { GateRulerFact } from '../state/fact.ts';
import type { Game } from '../state/game.ts';
import { withFacts, withTakenBack } from '../state/setters.ts';
import { mayTrigger, trigger, triggersLookingBack } from './emit.ts';

/**
 * The one way a rule function tells that something happened: the fact is reported, and the abilities it triggers are
 * queued (14-9). `before` is the state before the event, which abilities about leaving play look at (14-15a); of cards that
 * leave together, the state before all of them (14-15a-1).
 */
export const happen = (game: Game, fact: GateRulerFact, before: Game = game): Game => {
  if (!mayTrigger(fact)) return report(game, fact);
  const told = triggersLookingBack(game, before, fact) ? decidedByLookingBack(fact) : fact;
  return trigger(report(game, told), before, told);
};

const decidedByLookingBack = ({ clause, decidedBy, ...told }: GateRulerFact): GateRulerFact =>
  decidedBy === undefined
    ? { clause, ...told, decidedBy: ['14-15a'] }
    : { clause, decidedBy: [...decidedBy, '14-15a'], ...told };

/** What tells of no change of the state: a play that was taken back stays barred (14-3b-4). */
const WITHOUT_CHANGE: ReadonlySet<GateRulerFact['what']> = new Set(['withdrawn', 'passed', 'treated']);

const changed = (game: Game, fact: GateRulerFact): Game =>
  game.takenBack.length > 0 && !WITHOUT_CHANGE.has(fact.what) ? withTakenBack(game, []) : game;

const report = (game: Game, fact: GateRulerFact): Game =>
  withFacts(changed(game, fact), followedBy(game.facts, fact));
