import type { AnyActorRef, AnyStateMachine, InputFrom, InspectionEvent } from 'xstate';
import { GatechartError } from '../core/errors.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { judge } from '../scenarios/judge.ts';
import { editionFor, ofRuleset, parseSource, type ScenarioOptions, type ScenarioSource } from './scenario.ts';

/** Which start of a process to use. */
export interface ProcessOptions<R extends Ruleset> extends ScenarioOptions<R> {
  /** 0 for the first start in the scenario, 1 for the second. Default: 0. */
  readonly time?: number;
}

/** A process at its start in a scenario, with what `createActor` needs. */
export interface AtProcess<M extends AnyStateMachine> {
  /** The machine in the variant of its edition: its invoked machines may differ. */
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
 * Returns one rule at the point where a scenario starts it: the machine and its input, for XState's `createActor` and
 * your inspector. The scenario runs to its end on XState actors. A process that is already active at the start of the
 * scenario has no start. Throws `PROCESS_NOT_STARTED`, and the errors of `judge`.
 */
export const processAt = <M extends AnyStateMachine, R extends Ruleset>(
  source: ScenarioSource,
  machine: M,
  options: ProcessOptions<R>,
): AtProcess<M> => {
  const { ruleset, name = 'scenario', time = 0 } = options ?? {};
  const scenario = parseSource(source, ofRuleset(ruleset), name);
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
  throw new GatechartError(
    'PROCESS_NOT_STARTED',
    name,
    `the scenario starts the process ${machine.id} ${often}`,
  );
};
