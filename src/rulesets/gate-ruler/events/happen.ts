import { withEvent } from '../../../core/game-state.ts';
import type { GateRulerEvent } from '../state/fact.ts';
import type { Game } from '../state/game.ts';
import { withFacts, withTakenBack } from '../state/setters.ts';
import { mayTrigger, trigger, triggersFromPreviousState } from './emit.ts';

/**
 * The one way a rule function tells that something happened: the fact is reported, and the abilities it triggers are
 * queued (14-9). `before` is the state before the event, which abilities about leaving play look at (14-15a); of cards that
 * leave together, the state before all of them (14-15a-1).
 */
export const emitEvent = (game: Game, fact: GateRulerEvent, before: Game = game): Game => {
  if (!mayTrigger(fact)) return appendEvent(game, fact);
  const told = triggersFromPreviousState(game, before, fact) ? decidedByLookingBack(fact) : fact;
  return trigger(appendEvent(game, told), before, told);
};

const decidedByLookingBack = ({ clause, decidedBy, ...told }: GateRulerEvent): GateRulerEvent =>
  decidedBy === undefined
    ? { clause, ...told, decidedBy: ['14-15a'] }
    : { clause, decidedBy: [...decidedBy, '14-15a'], ...told };

/** What tells of no change of the state: a play that was taken back stays barred (14-3b-4). */
const EVENTS_WITHOUT_CHANGE: ReadonlySet<GateRulerEvent['what']> = new Set(['withdrawn', 'passed', 'treated']);

const clearWithdrawnPlays = (game: Game, fact: GateRulerEvent): Game =>
  game.takenBack.length > 0 && !EVENTS_WITHOUT_CHANGE.has(fact.what) ? withTakenBack(game, []) : game;

const appendEvent = (game: Game, fact: GateRulerEvent): Game =>
  withFacts(clearWithdrawnPlays(game, fact), withEvent(game.facts, fact));
