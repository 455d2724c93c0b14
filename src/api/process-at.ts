import type { AnyActorRef, AnyStateMachine, InputFrom, InspectionEvent } from 'xstate';
import { GatechartError } from '../core/errors.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { judge } from '../scenarios/judge.ts';
import type { RulesetId } from './match.ts';
import { editionFor, parseSource, type ScenarioOptions, type ScenarioSource } from './scenario.ts';

/** Which start of a process is meant. */
export interface ProcessOptions<R extends RulesetId | Ruleset = Ruleset> extends ScenarioOptions<R> {
  /** 0 for the first time that the scenario starts it, which is meant when absent; 1 for the second. */
  readonly time?: number;
}

/** A process as a scenario starts it: all that `createActor` needs. */
export interface AtProcess<M extends AnyStateMachine> {
  /** As its edition has it: what it invokes may be another machine there. */
  readonly machine: M;
  readonly input: InputFrom<M>;
}

interface Start {
  readonly machine: AnyStateMachine;
  readonly input: unknown;
}

/** What an actor starts with, if it begins now and runs that machine. */
const startIn = ({ type, actorRef, ...rest }: InspectionEvent, id: string): Start | undefined => {
  if (type !== '@xstate.event' || !('event' in rest) || rest.event.type !== 'xstate.init') return undefined;
  const { input } = rest.event as { readonly input?: unknown };
  const machine = (actorRef as AnyActorRef & { readonly logic?: AnyStateMachine }).logic;
  // What is restored with the position starts too, with no input.
  return machine?.id === id && input !== undefined ? { machine, input } : undefined;
};

/**
 * One rule as a scenario comes to it: the machine and the input that it is started with, ready for XState's `createActor`
 * and an inspector of one's own. The scenario runs as actors up to its end; a process that it begins inside of is started
 * nowhere in it. Throws `PROCESS_NOT_STARTED`, and as `judge`.
 */
export const processAt = <M extends AnyStateMachine, const R extends RulesetId | Ruleset = Ruleset>(
  source: ScenarioSource,
  machine: M,
  options: ProcessOptions<R> = {},
): AtProcess<M> => {
  const { name = 'scenario', time = 0 } = options;
  const scenario = parseSource(source, options);
  const starts: Start[] = [];
  judge(scenario, editionFor(scenario, options.edition), {
    runtime: 'actors',
    inspect: (event) => {
      const start = startIn(event, machine.id);
      if (start !== undefined) starts.push(start);
    },
  });
  const start = starts[time];
  if (start !== undefined) return start as AtProcess<M>;
  const often = starts.length === 0 ? 'never' : `only ${starts.length} times`;
  throw new GatechartError('PROCESS_NOT_STARTED', name, `the scenario starts ${machine.id} ${often}`);
};
