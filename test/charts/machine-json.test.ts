import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, type AnyStateNode, createMachine } from 'xstate';
import { machineJson } from '../../src/charts/chart-json.ts';
import { processesOf } from '../../src/charts/process.ts';
import { rulesets } from '../../src/registered.ts';

const processes = [...rulesets.values()].flatMap(({ id, editions }) =>
  Object.entries(editions).flatMap(([edition, root]) =>
    processesOf(root as AnyStateMachine).map((process) => ({
      name: `${id} ${edition} ${process.id}`,
      process,
    })),
  ),
);

const isFunction = (value: unknown): boolean => typeof value === 'function';

/** Both at once, as a path for each place in which they differ other than by a function that was left out or named. */
const differences = (written: unknown, read: unknown, path = ''): readonly string[] => {
  if (isFunction(written)) return read === undefined || typeof read === 'string' ? [] : [path];
  if (typeof written !== 'object' || written === null) return written === read ? [] : [path];
  if (typeof read !== 'object' || read === null) return [path];
  const keys = new Set([...Object.keys(written), ...Object.keys(read)]);
  return [...keys].flatMap((key) =>
    differences(
      (written as Record<string, unknown>)[key],
      (read as Record<string, unknown>)[key],
      `${path}.${key}`,
    ),
  );
};

const nodesIn = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...(Object.values(node.states) as AnyStateNode[]).flatMap(nodesIn),
];

/** What a machine is as far as its drawing goes, in the order in which it is written. */
const drawn = ({ root }: AnyStateMachine) =>
  nodesIn(root).map((node) => ({
    id: node.id,
    type: node.type,
    description: node.description,
    tags: node.tags,
    meta: node.meta,
    entry: node.entry.length,
    invoke: node.invoke.map(({ id, src }) => ({ id, src })),
    transitions: [...(node.always ?? []), ...[...node.transitions.values()].flat()].map(
      ({ eventType, target, actions, guard, meta }) => ({
        eventType,
        target: target?.map(({ id }) => id),
        actions: actions.length,
        isGuarded: guard !== undefined,
        meta,
      }),
    ),
  }));

describe('The machine of a process as JSON', () => {
  it.each(processes)('$name says what the running machine is written as', ({ process }) => {
    expect(differences(process.chart.machine.config, JSON.parse(machineJson(process)))).toEqual([]);
  });

  it.each(processes)('$name makes a machine of the same states and transitions', ({ process }) => {
    expect(drawn(createMachine(JSON.parse(machineJson(process))))).toEqual(drawn(process.chart.machine));
  });

  it('names a combination of guards by its text', () => {
    const guards = processes.flatMap(({ process }) =>
      [...machineJson(process).matchAll(/"guard": "((?:and|or|not)\([^"]+)"/g)].map(([, text]) => text),
    );
    const texts = processes.flatMap(({ process }) => process.transitions.map(({ guard }) => guard));
    expect(guards.length).toBeGreaterThan(0);
    expect(guards.filter((guard) => !texts.includes(guard))).toEqual([]);
  });
});
