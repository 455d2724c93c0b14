import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, createMachine } from 'xstate';
import { machineJson } from '../../src/charts/chart-json.ts';
import { actionText, processesOfEdition } from '../../src/charts/process.ts';
import { rulesets } from '../../src/registered.ts';
import { compileGuard } from '../../src/runtime/chart/implementations.ts';

/** A guard as data; a combination of guards by its text. */
const guardOf = ({ root }: AnyStateMachine, guard: unknown): unknown =>
  typeof guard === 'function' ? compileGuard(root, guard).text : JSON.parse(JSON.stringify(guard ?? null));

const transitionOf = (machine: AnyStateMachine, definition: AnyTransitionDefinition): unknown => ({
  event: definition.eventType,
  guard: guardOf(machine, definition.guard),
  actions: definition.actions.map(actionText),
  target: definition.target?.map(({ id }) => id),
  reenter: definition.reenter,
  meta: definition.meta,
  description: definition.description,
});

/** Everything of a state but its functions, with the states inside it. */
const structureOf = (machine: AnyStateMachine, node: AnyStateNode): unknown => ({
  id: node.id,
  kind: node.type,
  initial: node.config.initial,
  tags: node.tags,
  meta: node.meta,
  description: node.description,
  entry: node.entry.map(actionText),
  exit: node.exit.map(actionText),
  invoke: node.invoke.map(({ id, src }) => ({ id, src })),
  transitions: [...node.transitions.values(), node.always ?? []]
    .flat()
    .map((definition) => transitionOf(machine, definition)),
  states: (Object.values(node.states) as AnyStateNode[]).map((inner) => structureOf(machine, inner)),
});

const machines = [...rulesets.values()].flatMap((ruleset) =>
  Object.keys(ruleset.editions).flatMap((edition) =>
    processesOfEdition(ruleset, edition).map((process) => ({ name: `${ruleset.id} ${process.id}`, process })),
  ),
);

/** Each machine once, though many editions have it. */
const distinct = [...new Map(machines.map((each) => [each.process.chart.machine, each])).values()];

describe('A machine as Stately reads it', () => {
  it.each(distinct)('$name has the structure of the chart that runs', ({ process }) => {
    const { machine } = process.chart;
    const read = createMachine(JSON.parse(machineJson(process)));
    expect(structureOf(read, read.root)).toEqual(structureOf(machine, machine.root));
  });
});
