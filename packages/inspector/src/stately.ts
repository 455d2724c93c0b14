import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { ActorsMatch } from '../../../src/runtime/actors/actors-match.ts';
import type { Match } from '../../../src/runtime/match.ts';
import { isGameState } from './trace/trace-step.ts';

/** The table of a match of actors, whose actor system holds the whole match. */
export const tableActorOf = (match: Match): AnyActorRef =>
  (match as ActorsMatch<never, never, never>).table as unknown as AnyActorRef;

/** An actor and all that run inside it, the outer before the inner. */
export const actorsIn = (actor: AnyActorRef): readonly AnyActorRef[] => {
  const { children = {} } = actor.getSnapshot() as Partial<AnyMachineSnapshot>;
  return [actor, ...Object.values(children).flatMap((inner) => actorsIn(inner as AnyActorRef))];
};

/** A replacer for JSON: a game would put a copy of the whole match into every message. */
export const omitGameStates = (_: string, value: unknown): unknown => (isGameState(value) ? undefined : value);
