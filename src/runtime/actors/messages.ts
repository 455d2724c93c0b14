import type { AnyActorRef, AnyEventObject, InspectionEvent } from 'xstate';
import { PLAYERS, type Player } from '../../core/decision.ts';
import { chartOfActor } from './actor-trace.ts';
import { seatId } from './table.ts';

/** An actor of a match: the table, a seat, or a rule process with how many processes lie around it. */
export type Participant =
  | { readonly is: 'table' }
  | { readonly is: 'seat'; readonly player: Player }
  | { readonly is: 'process'; readonly machine: string; readonly depth: number };

/** An event that one actor of a match sent to another. */
export interface Message {
  /** `undefined`: who plays, or the program. */
  readonly from: Participant | undefined;
  readonly to: Participant;
  readonly event: AnyEventObject;
}

const participantOf = (actor: AnyActorRef): Participant => {
  let depth = -2;
  for (let at: AnyActorRef | undefined = actor; at !== undefined; at = at._parent) depth += 1;
  if (depth < 0) return { is: 'table' };
  const player = PLAYERS.find((each) => seatId(each) === actor.id);
  if (player !== undefined) return { is: 'seat', player };
  return { is: 'process', machine: chartOfActor(actor).id, depth };
};

/** The message that an actor system tells its inspectors of; `undefined` for what is none. */
export const messageOf = (told: InspectionEvent): Message | undefined => {
  if (told.type !== '@xstate.event') return undefined;
  const { sourceRef, actorRef, event } = told;
  return {
    from: sourceRef && participantOf(sourceRef as AnyActorRef),
    to: participantOf(actorRef as AnyActorRef),
    event,
  };
};
